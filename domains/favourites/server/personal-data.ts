import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { days, pinnedThings, pins, tellings } from './tables.ts';

const purpose = {
  label: {
    en: 'Show guests their favourites and tell them who is live',
    de: 'Gästen ihre Favoriten zeigen und sagen, wer live ist',
    nl: 'Gasten hun favorieten tonen en zeggen wie live is',
    es: 'Mostrar a los usuarios sus favoritos y avisarles de quién está en directo',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const favouritesData: PersonalData = {
  domain: 'favourites',
  title: { en: 'Favourites', de: 'Favoriten', nl: 'Favorieten', es: 'Favoritos' },
  holds: [
    holds(pins, {
      what: {
        en: 'Which performers a guest has pinned, since when, and whether mails are wanted',
        de: 'Welche Darstellerinnen und Darsteller ein Gast zu den Favoriten nahm, seit wann, und ob Mails gewünscht sind',
        nl: 'Welke performers een gast als favoriet heeft, sinds wanneer, en of mails gewenst zijn',
        es: 'Qué artistas tiene un usuario como favoritos, desde cuándo y si quiere correos',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'pinnedAt', 'byEmail', 'bySms'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(pinnedThings, {
      what: {
        en: 'Which pictures, galleries and albums a guest has pinned, and since when',
        de: 'Welche Bilder, Galerien und Alben ein Gast angeheftet hat, und seit wann',
        nl: 'Welke foto’s, galerijen en albums een gast heeft vastgezet, en sinds wanneer',
        es: 'Qué fotos, galerías y álbumes ha fijado un usuario, y desde cuándo',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'kind', 'thing', 'pinnedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(days, {
      what: {
        en: 'How often a performer was pinned and unpinned on a day, without by whom',
        de: 'Wie oft jemand an einem Tag zu den Favoriten kam und daraus ging, ohne von wem',
        nl: 'Hoe vaak iemand op een dag favoriet werd en niet meer was, zonder door wie',
        es: 'Cuántas veces un artista pasó a ser favorito o dejó de serlo en un día, sin decir de quién',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'day', 'added', 'removed'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(tellings, {
      what: {
        en: 'Of which performer it is being told that they are live, and up to which guest',
        de: 'Von wem gerade gesagt wird, dass sie live sind, und bis zu welchem Gast',
        nl: 'Van wie net gemeld wordt dat ze live zijn, en tot welke gast',
        es: 'De quién se está avisando que está en directo, y hasta qué usuario',
      },
      purpose,
      kept: {
        keeps: 'until',
        event: { en: 'all were told', de: 'alle es wissen', nl: 'iedereen het weet', es: 'todos lo saben' },
      },
      about: [{ who: ['performer'], columns: ['actorId', 'beganAt'], foundBy: 'actorId', erasure: { does: 'delete' } }],
    }),
  ],
};
