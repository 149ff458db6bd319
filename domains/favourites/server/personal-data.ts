import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { pins } from './tables.ts';

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
      purpose: {
        label: {
          en: 'Show guests their favourites and tell them who is live',
          de: 'Gästen ihre Favoriten zeigen und sagen, wer live ist',
          nl: 'Gasten hun favorieten tonen en zeggen wie live is',
          es: 'Mostrar a los usuarios sus favoritos y avisarles de quién está en directo',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'pinnedAt', 'byEmail', 'toldAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
  ],
};
