import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetRoomLog, logDays } from '../contract/index.ts';
import { bans, helpers, lastLines, log, mutes, rules } from './tables.ts';

const lookAfter: Purpose = {
  label: {
    en: 'Let performers and their helpers keep rooms friendly',
    de: 'Räume von denen freundlich halten lassen, die darin senden und helfen',
    nl: 'Performers en hun helpers kamers vriendelijk laten houden',
    es: 'Que quienes emiten y sus ayudantes mantengan amables las salas',
  },
  basis: 'legitimateInterest',
};

const forADay = <After extends string>(after: After) =>
  ({
    keeps: 'days',
    days: logDays,
    after,
    event: { en: 'it was written', de: 'dem Eintrag', nl: 'de aantekening', es: 'la anotación' },
    by: forgetRoomLog,
  }) as const;

/** What the domain holds about people. */
export const roomHelpersData: PersonalData = {
  domain: 'room-helpers',
  title: { en: 'Helpers in rooms', de: 'Helfer in Räumen', nl: 'Helpers in kamers', es: 'Ayudantes en las salas' },
  holds: [
    holds(rules, {
      what: {
        en: 'A performer’s rules of writing in the room',
        de: 'Die Schreibregeln eines Raums',
        nl: 'De schrijfregels van een performer voor de kamer',
        es: 'Las normas de escritura de una sala',
      },
      purpose: lookAfter,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['actorId', 'slowSeconds', 'followersOnly', 'buyersOnly', 'refusesLinks', 'refusedWords'] as const),
            ...(['helpersMayPoll', 'updatedAt'] as const),
          ],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(helpers, {
      what: {
        en: 'Who helps a performer, or is asked to',
        de: 'Wer jemandem im Raum hilft oder darum gebeten ist',
        nl: 'Wie een performer helpt, of daarom gevraagd is',
        es: 'Quién ayuda en una sala o ha sido invitado a ello',
      },
      purpose: lookAfter,
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['guest'], columns: ['guestId', 'isActive', 'since'], foundBy: 'guestId', erasure: { does: 'delete' } },
        { who: ['performer'], columns: ['actorId', 'since'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(mutes, {
      what: {
        en: 'Who may not write in a room, until when, and who said so',
        de: 'Wer in einem Raum nicht schreiben darf, bis wann, und wer das gesagt hat',
        nl: 'Wie in een kamer niet mag schrijven, tot wanneer, en wie dat zei',
        es: 'Quién no puede escribir en una sala, hasta cuándo y quién lo dijo',
      },
      purpose: lookAfter,
      kept: forADay('createdAt'),
      about: [
        { who: ['guest'], columns: ['guestId', 'until', 'createdAt'], foundBy: 'guestId', erasure: { does: 'delete' } },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(lastLines, {
      what: {
        en: 'When a guest wrote last in a show with pauses between lines',
        de: 'Wann ein Gast in einer Show mit langsamem Chat zuletzt geschrieben hat',
        nl: 'Wanneer een gast het laatst schreef in een show met langzame chat',
        es: 'Cuándo escribió por última vez un usuario en un show con modo lento',
      },
      purpose: lookAfter,
      kept: { ...forADay('at'), days: 1 },
      about: [{ who: ['guest'], columns: ['guestId', 'at'], foundBy: 'guestId', erasure: { does: 'delete' } }],
    }),
    holds(bans, {
      what: {
        en: 'Bans from rooms: whom, why, until when; appeals and what was decided',
        de: 'Sperren in Räumen: wen, warum, bis wann; Einsprüche und was entschieden wurde',
        nl: 'Bans uit kamers: wie, waarom, tot wanneer; bezwaren en wat er beslist is',
        es: 'Vetos en salas: a quién, por qué, hasta cuándo; recursos y decisiones',
      },
      purpose: lookAfter,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: [
            ...(['guestId', 'state', 'reason', 'text', 'createdAt', 'until', 'marks', 'appeal'] as const),
            ...(['appealedAt', 'decidedAt', 'answer'] as const),
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId', 'reason'], foundBy: 'actorId', erasure: { does: 'delete' } },
        {
          who: ['operator'],
          columns: ['decidedBy'],
          foundBy: 'decidedBy',
          erasure: { does: 'blank', columns: ['decidedBy'] },
        },
        // The helper who asked for it.
        { who: ['guest'], columns: ['askedBy'], foundBy: 'askedBy', erasure: { does: 'blank', columns: ['askedBy'] } },
      ],
    }),
    holds(log, {
      what: {
        en: 'Who did what to whom in a room, with what was written there',
        de: 'Wer in einem Raum was mit wem getan hat, und was dort geschrieben stand',
        nl: 'Wie in een kamer wat met wie deed, en wat daar geschreven stond',
        es: 'Quién hizo qué a quién en una sala, y qué se escribió allí',
      },
      purpose: lookAfter,
      kept: forADay('at'),
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'act', 'text', 'at', 'until'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId', 'act', 'at'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
  ],
};
