import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { pushes, subscriptions } from './tables.ts';

const purpose = {
  label: {
    en: 'Tell guests in their browser what they asked to hear of',
    de: 'Gästen im Browser sagen, wovon sie hören wollen',
    nl: 'Gasten in hun browser zeggen waarvan ze willen horen',
    es: 'Avisar a los usuarios en su navegador de lo que pidieron',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const webPushData: PersonalData = {
  domain: 'web-push',
  title: { en: 'Push messages', de: 'Push-Nachrichten', nl: 'Pushberichten', es: 'Notificaciones' },
  holds: [
    holds(subscriptions, {
      what: {
        en: 'Browsers of a guest that push messages go to, with their address and keys',
        de: 'Browser eines Gastes, an die Push-Nachrichten gehen, mit Adresse und Schlüsseln',
        nl: 'Browsers van een gast waar pushberichten heen gaan, met adres en sleutels',
        es: 'Navegadores de un usuario que reciben notificaciones, con dirección y claves',
      },
      purpose,
      kept: {
        keeps: 'until',
        event: { en: 'the session ends', de: 'die Sitzung endet', nl: 'de sessie eindigt', es: 'acaba la sesión' },
      },
      givenTo: {
        en: 'the push service of the browser, which cannot read what it carries',
        de: 'den Push-Dienst des Browsers, der nicht lesen kann, was er trägt',
        nl: 'de pushdienst van de browser, die niet kan lezen wat hij vervoert',
        es: 'el servicio de notificaciones del navegador, que no puede leer lo que lleva',
      },
      about: [
        {
          who: ['guest'],
          columns: ['accountId', 'sessionId', 'endpoint', 'p256dh', 'auth', 'events', 'tokenHash', 'createdAt'],
          foundBy: 'accountId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(pushes, {
      what: {
        en: 'Push messages that wait for a push service',
        de: 'Push-Nachrichten, die auf einen Push-Dienst warten',
        nl: 'Pushberichten die op een pushdienst wachten',
        es: 'Notificaciones que esperan a un servicio',
      },
      purpose,
      kept: {
        keeps: 'until',
        event: { en: 'they are sent', de: 'sie verschickt sind', nl: 'ze verstuurd zijn', es: 'se envían' },
      },
      about: [
        {
          who: ['guest'],
          columns: ['words', 'createdAt', 'dueAt'],
          foundBy: { column: 'subscriptionId', as: 'the number of a subscription of theirs' },
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
