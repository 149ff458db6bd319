import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { arrangements, collectionActors, collections, previews, topCams } from './tables.ts';

const purpose = {
  label: {
    en: 'Show guests who is worth a look',
    de: 'Gästen zeigen, wer einen Blick wert ist',
    nl: 'Gasten tonen wie de moeite waard is',
    es: 'Mostrar a los usuarios quién merece una visita',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const homeData: PersonalData = {
  domain: 'home',
  title: { en: 'Homepage', de: 'Startseite', nl: 'Homepage', es: 'Portada' },
  impersonal: [
    { table: arrangements, because: 'The order of the homepage; who changed it, the audit log says.' },
    { table: previews, because: 'Links to look at an order of the homepage; they name nobody and end after an hour.' },
    { table: collections, because: 'Words and rules of the platform; who changed them, the audit log says.' },
  ],
  holds: [
    holds(collectionActors, {
      what: {
        en: 'The collections of the homepage that a performer is in',
        de: 'Die Sammlungen der Startseite, in denen eine Darstellerin ist',
        nl: 'De collecties van de homepage waarin een performer zit',
        es: 'Las colecciones de la portada en las que está una artista',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'collectionId', 'position'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(topCams, {
      what: {
        en: 'A performer’s place in the lists of top cams, with her rating and minutes of video calls',
        de: 'Der Platz einer Darstellerin in den Listen der Top-Cams, mit Bewertung und Minuten an Videoanrufen',
        nl: 'De plaats van een performer in de lijsten met topcams, met haar beoordeling en minuten aan videogesprekken',
        es: 'El puesto de una artista en las listas de mejores cams, con su valoración y sus minutos de videollamada',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'list', 'place', 'ratingCount', 'satisfactionRate', 'callMinutes'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
