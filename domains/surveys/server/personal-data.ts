import type { PersonalData, Purpose, Retention } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { chatExits, feedbacks, ratings } from './tables.ts';

const improve: Purpose = {
  label: {
    en: 'Learn what pleases guests and what does not',
    de: 'Erfahren, was Gästen gefällt und was nicht',
    nl: 'Leren wat gasten bevalt en wat niet',
    es: 'Saber qué gusta a los usuarios y qué no',
  },
  basis: 'legitimateInterest',
};
const undecided: Retention = {
  keeps: 'noEnd',
  because: {
    en: 'No term is decided yet',
    de: 'Eine Frist ist noch nicht festgelegt',
    nl: 'Er is nog geen termijn bepaald',
    es: 'Aún no se ha fijado un plazo',
  },
};

/** What surveys holds about people. */
export const surveysData: PersonalData = {
  domain: 'surveys',
  title: { en: 'Surveys', de: 'Umfragen', nl: 'Enquêtes', es: 'Encuestas' },
  holds: [
    holds(chatExits, {
      what: {
        en: 'Chats that were asked about, and how the guest rated them',
        de: 'Chats, nach denen gefragt wurde, und wie der Gast sie bewertet hat',
        nl: 'Chats waarnaar is gevraagd, en hoe de gast ze beoordeelde',
        es: 'Chats sobre los que se preguntó, y cómo los valoró el usuario',
      },
      purpose: improve,
      kept: undecided,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'seconds', 'endedAt', 'rating', 'feedback', 'mobile', 'url', 'answeredAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        {
          who: ['performer'],
          columns: ['actorId', 'rating', 'feedback'],
          foundBy: 'actorId',
          erasure: { does: 'blank', columns: ['feedback'] },
        },
      ],
    }),
    holds(feedbacks, {
      what: {
        en: 'What people said about the site, with their address when they gave it',
        de: 'Was Menschen über die Seite gesagt haben, mit ihrer Adresse, wenn sie sie angaben',
        nl: 'Wat mensen over de site zeiden, met hun adres als ze dat gaven',
        es: 'Lo que la gente dijo del sitio, con su dirección si la dio',
      },
      purpose: improve,
      kept: undecided,
      about: [
        {
          who: ['guest', 'visitor'],
          columns: ['guestId', 'feedback', 'rating', 'email', 'mobile', 'url', 'createdAt'],
          foundBy: { column: 'guestId', as: 'the number of the account or the visitor; else the address in `email`' },
          erasure: { does: 'blank', columns: ['guestId', 'email', 'feedback'] },
        },
      ],
    }),
    holds(ratings, {
      what: {
        en: 'How many guests were pleased with a performer on a day',
        de: 'Wie viele Gäste an einem Tag mit einer Darstellerin zufrieden waren',
        nl: 'Hoeveel gasten op een dag tevreden waren over een performer',
        es: 'Cuántos usuarios quedaron satisfechos con una artista en un día',
      },
      purpose: improve,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'day', 'count', 'satisfied'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
