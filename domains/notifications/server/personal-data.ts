import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetNotifications, keptDays } from '../contract/index.ts';
import { choices, deliveries, entries, paces, settings, told } from './tables.ts';

const telling = {
  label: {
    en: 'Tell guests what they asked to hear of, the way they want it',
    de: 'Gästen sagen, wovon sie hören wollen, und so, wie sie es wollen',
    nl: 'Gasten zeggen waarvan ze willen horen, zoals ze het willen',
    es: 'Avisar a los usuarios de lo que pidieron, como lo quieren',
  },
  basis: 'contract',
} as const;

const days = {
  keeps: 'days',
  days: keptDays,
  event: { en: 'it was told', de: 'es gesagt wurde', nl: 'het gemeld werd', es: 'el aviso' },
  by: forgetNotifications,
} as const;

const ofGuest = <C extends string>(columns: readonly [C, ...C[]]) =>
  ({ who: ['guest'], columns, foundBy: 'guestId', erasure: { does: 'delete' } }) as const;
const ofActor = { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } } as const;

/** What the domain holds about people. */
export const notificationsData: PersonalData = {
  domain: 'notifications',
  title: { en: 'Notifications', de: 'Benachrichtigungen', nl: 'Meldingen', es: 'Avisos' },
  holds: [
    holds(entries, {
      what: {
        en: 'What a guest was told, about whom, and when it was seen and read',
        de: 'Was einem Gast gesagt wurde, über wen, und wann es gesehen und gelesen wurde',
        nl: 'Wat een gast werd gemeld, over wie, en wanneer het gezien en gelezen is',
        es: 'Qué se avisó a un usuario, sobre quién, y cuándo lo vio y leyó',
      },
      purpose: telling,
      kept: { ...days, after: 'createdAt' },
      about: [
        ofGuest(['guestId', 'type', 'key', 'data', 'path', 'createdAt', 'seenAt', 'readAt', 'floatedAt']),
        ofActor,
      ],
    }),
    holds(deliveries, {
      what: {
        en: 'By which ways a guest was told, and when',
        de: 'Auf welchen Wegen einem Gast etwas gesagt wurde, und wann',
        nl: 'Langs welke wegen een gast iets werd gemeld, en wanneer',
        es: 'Por qué medios se avisó a un usuario, y cuándo',
      },
      purpose: telling,
      kept: { ...days, after: 'dueAt' },
      about: [ofGuest(['guestId', 'channel', 'dueAt', 'sentAt'])],
    }),
    holds(told, {
      what: {
        en: 'When a guest was last told of a performer',
        de: 'Wann einem Gast zuletzt von jemandem gesagt wurde',
        nl: 'Wanneer een gast voor het laatst over een performer hoorde',
        es: 'Cuándo se avisó por última vez a un usuario sobre un artista',
      },
      purpose: telling,
      kept: { ...days, after: 'toldAt' },
      about: [ofGuest(['guestId', 'type', 'toldAt']), ofActor],
    }),
    holds(paces, {
      what: {
        en: 'How many messages a guest got within an hour, by each way',
        de: 'Wie viele Nachrichten ein Gast binnen einer Stunde bekam, je Weg',
        nl: 'Hoeveel berichten een gast binnen een uur kreeg, per weg',
        es: 'Cuántos mensajes recibió un usuario en una hora, por cada medio',
      },
      purpose: telling,
      kept: { ...days, after: 'beganAt' },
      about: [ofGuest(['guestId', 'channel', 'beganAt', 'sent'])],
    }),
    holds(settings, {
      what: {
        en: 'Quiet hours, time zone, digests, and whether names may stand in messages',
        de: 'Ruhezeiten, Zeitzone, Sammelmails, und ob Namen in Nachrichten stehen dürfen',
        nl: 'Stille uren, tijdzone, verzamelmails, en of namen in berichten mogen staan',
        es: 'Horas de silencio, zona horaria, resúmenes y si pueden figurar nombres',
      },
      purpose: telling,
      kept: { keeps: 'withAccount' },
      about: [ofGuest(['guestId', 'isExplicit', 'quietFrom', 'quietTo', 'timeZone', 'digest'])],
    }),
    holds(choices, {
      what: {
        en: 'Which kinds of notifications a guest wants, by which ways and how often',
        de: 'Welche Arten von Benachrichtigungen ein Gast will, auf welchen Wegen und wie oft',
        nl: 'Welke soorten meldingen een gast wil, langs welke wegen en hoe vaak',
        es: 'Qué tipos de avisos quiere un usuario, por qué medios y cada cuánto',
      },
      purpose: telling,
      kept: { keeps: 'withAccount' },
      about: [ofGuest(['guestId', 'type', 'site', 'email', 'push', 'sms', 'everyMinutes'])],
    }),
  ],
};
