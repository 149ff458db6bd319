import type { Holding, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { guestNotes, massMessages, massRecipients, savedReplies, scheduledMessages, welcomes } from './tables.ts';

const keepUp: Purpose = {
  label: {
    en: 'Help performers keep up with whom they write to',
    de: 'Darstellerinnen helfen, den Überblick über ihre Unterhaltungen zu behalten',
    nl: 'Performers helpen het overzicht over hun gesprekken te houden',
    es: 'Ayudar a las artistas a llevar sus conversaciones',
  },
  basis: 'legitimateInterest',
};
const kept = { keeps: 'withAccount' } as const;
const ofPerformer = <C extends string>(...columns: [C, ...C[]]) =>
  ({ who: ['performer'], columns, foundBy: 'actorId', erasure: { does: 'delete' } }) as const;

/** What a performer's inbox holds about people. */
export const inboxData: Holding[] = [
  holds(guestNotes, {
    what: {
      en: 'What a performer noted about a guest, and tags',
      de: 'Was eine Darstellerin über einen Gast notiert hat, und Schlagworte',
      nl: 'Wat een performer over een gast noteerde, en labels',
      es: 'Lo que una artista anotó sobre un usuario, y etiquetas',
    },
    purpose: keepUp,
    kept,
    about: [
      {
        who: ['guest'],
        columns: ['guestId', 'note', 'tags', 'updatedAt'],
        foundBy: 'guestId',
        erasure: { does: 'delete' },
      },
      ofPerformer('actorId'),
    ],
  }),
  holds(savedReplies, {
    what: {
      en: 'Answers that a performer has saved',
      de: 'Antworten, die eine Darstellerin gespeichert hat',
      nl: 'Antwoorden die een performer heeft bewaard',
      es: 'Respuestas que una artista ha guardado',
    },
    purpose: keepUp,
    kept,
    about: [ofPerformer('actorId', 'name', 'texts')],
  }),
  holds(welcomes, {
    what: {
      en: 'How a performer welcomes guests',
      de: 'Wie eine Darstellerin Gäste begrüßt',
      nl: 'Hoe een performer gasten verwelkomt',
      es: 'Cómo da la bienvenida una artista',
    },
    purpose: keepUp,
    kept,
    about: [ofPerformer('actorId', 'isOn', 'texts')],
  }),
  holds(scheduledMessages, {
    what: {
      en: 'Messages of a performer that wait for their time, and what became of them',
      de: 'Nachrichten einer Darstellerin, die auf ihre Zeit warten, und was daraus wurde',
      nl: 'Berichten van een performer die op hun tijd wachten, en wat ervan werd',
      es: 'Mensajes de una artista que esperan su hora, y qué fue de ellos',
    },
    purpose: keepUp,
    kept,
    about: [ofPerformer('actorId', 'channelId', 'text', 'dueAt', 'state', 'createdAt', 'key')],
  }),
  holds(massMessages, {
    what: {
      en: 'Messages of a performer to many, and whom they were meant for',
      de: 'Nachrichten einer Darstellerin an viele, und für wen sie gedacht waren',
      nl: 'Berichten van een performer aan velen, en voor wie ze bedoeld waren',
      es: 'Mensajes de una artista a muchos, y para quién eran',
    },
    purpose: keepUp,
    kept,
    about: [ofPerformer('actorId', 'texts', 'segment', 'state', 'createdAt', 'key')],
  }),
  holds(massRecipients, {
    what: {
      en: 'Which message to many a guest was sent, and when',
      de: 'Welche Nachricht an viele ein Gast bekommen hat und wann',
      nl: 'Welk bericht aan velen een gast kreeg, en wanneer',
      es: 'Qué mensaje a muchos recibió un usuario, y cuándo',
    },
    purpose: keepUp,
    kept,
    about: [
      {
        who: ['guest'],
        columns: ['guestId', 'state', 'channelId', 'messageId', 'sentAt'],
        foundBy: 'guestId',
        erasure: { does: 'delete' },
      },
    ],
  }),
];
