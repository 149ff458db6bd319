import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { assignments, experiments, featureFeedback, features } from './tables.ts';

/** What experiments holds about people. */
export const experimentsData: PersonalData = {
  domain: 'experiments',
  title: { en: 'Experiments', de: 'Experimente', nl: 'Experimenten', es: 'Experimentos' },
  holds: [
    holds(assignments, {
      what: {
        en: 'Which variant somebody saw and whether they reached the goal, under a keyed hash',
        de: 'Welche Variante jemand sah und ob das Ziel erreicht wurde, unter einem Hash',
        nl: 'Welke variant iemand zag en of het doel is bereikt, onder een hash',
        es: 'Qué variante vio alguien y si alcanzó el objetivo, bajo un hash',
      },
      purpose: {
        label: {
          en: 'Compare variants of the site',
          de: 'Varianten der Seite vergleichen',
          nl: 'Varianten van de site vergelijken',
          es: 'Comparar variantes del sitio',
        },
        basis: 'consent',
      },
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'The result of an experiment is counted from it; no term is decided yet',
          de: 'Daraus wird das Ergebnis eines Experiments gezählt; eine Frist ist noch nicht festgelegt',
          nl: 'Daaruit wordt het resultaat van een experiment geteld; er is nog geen termijn bepaald',
          es: 'De ello se cuenta el resultado de un experimento; aún no se ha fijado un plazo',
        },
      },
      about: [
        {
          who: ['guest', 'visitor'],
          columns: ['subject', 'value', 'assignedAt', 'exposedAt', 'convertedAt'],
          foundBy: { column: 'subject', as: 'the keyed hash of the number of the account or the visitor' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(featureFeedback, {
      what: {
        en: 'What a guest thinks of a new feature, and on which page',
        de: 'Was ein Gast von einer neuen Funktion hält, und auf welcher Seite',
        nl: 'Wat een gast van een nieuwe functie vindt, en op welke pagina',
        es: 'Qué opina un usuario de una función nueva, y en qué página',
      },
      purpose: {
        label: {
          en: 'Learn whether new features please guests',
          de: 'Erfahren, ob neue Funktionen Gästen gefallen',
          nl: 'Leren of nieuwe functies gasten bevallen',
          es: 'Saber si las funciones nuevas gustan a los usuarios',
        },
        basis: 'legitimateInterest',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'rating', 'text', 'url', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [
    { table: experiments, because: 'What is tried; operators write it down without saying who.' },
    { table: features, because: 'The names of new features and where they are.' },
  ],
};
