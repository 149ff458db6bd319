import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetPolls, pollDays, voteDays } from '../contract/index.ts';
import { polls, votes } from './tables.ts';

const askRooms: Purpose = {
  label: {
    en: 'Let performers ask their rooms questions',
    de: 'Darstellerinnen und Darsteller ihre Räume befragen lassen',
    nl: 'Performers hun kamers vragen laten stellen',
    es: 'Que quienes emiten pregunten a sus salas',
  },
  basis: 'contract',
};

/** What the domain holds about people. */
export const pollsData: PersonalData = {
  domain: 'polls',
  title: { en: 'Polls', de: 'Umfragen', nl: 'Polls', es: 'Encuestas' },
  holds: [
    holds(polls, {
      what: {
        en: 'What rooms were asked, by whom, and what came of it',
        de: 'Was Räume gefragt wurden, von wem, und was dabei herauskam',
        nl: 'Wat kamers gevraagd werd, door wie, en wat eruit kwam',
        es: 'Qué se preguntó en las salas, quién lo hizo y qué salió',
      },
      purpose: askRooms,
      kept: {
        keeps: 'days',
        days: pollDays,
        after: 'openedAt',
        event: { en: 'it began', de: 'dem Beginn', nl: 'het begin', es: 'su inicio' },
        by: forgetPolls,
      },
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['actorId', 'askedAs', 'question', 'answers', 'result', 'openedAt', 'closesAt'] as const),
            ...(['closedAt', 'closedBy'] as const),
          ],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
        // The helper who asked it.
        {
          who: ['guest'],
          columns: ['askedBy', 'question', 'answers', 'openedAt'],
          foundBy: 'askedBy',
          erasure: { does: 'blank', columns: ['askedBy'] },
        },
      ],
    }),
    holds(votes, {
      what: {
        en: 'What a guest has chosen in a poll',
        de: 'Was ein Gast in einer Umfrage gewählt hat',
        nl: 'Wat een gast in een poll koos',
        es: 'Qué eligió un usuario en una encuesta',
      },
      purpose: askRooms,
      kept: {
        keeps: 'days',
        days: voteDays,
        after: 'at',
        event: { en: 'it was given', de: 'der Abgabe', nl: 'het stemmen', es: 'el voto' },
        by: forgetPolls,
      },
      about: [
        { who: ['guest'], columns: ['guestId', 'answer', 'at'], foundBy: 'guestId', erasure: { does: 'delete' } },
      ],
    }),
  ],
};
