import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { guests, participation } from './tables.ts';

/** What the domain holds about people. */
export const conversionChatData: PersonalData = {
  domain: 'conversion-chat',
  title: {
    en: 'Extra free chat',
    de: 'Zusätzlicher Gratis-Chat',
    nl: 'Extra gratis chat',
    es: 'Chat gratis adicional',
  },
  holds: [
    holds(guests, {
      what: {
        en: 'Until when a guest may switch on extra free chat, and when they had it',
        de: 'Bis wann ein Gast zusätzlichen Gratis-Chat einschalten kann und wann er ihn hatte',
        nl: 'Tot wanneer een gast extra gratis chat kan inschakelen en wanneer die er was',
        es: 'Hasta cuándo un usuario puede activar el chat gratis adicional y cuándo lo tuvo',
      },
      purpose: {
        label: {
          en: 'Give each new guest extra free chat once',
          de: 'Jedem neuen Gast einmal zusätzlichen Gratis-Chat geben',
          nl: 'Elke nieuwe gast één keer extra gratis chat geven',
          es: 'Dar una vez chat gratis adicional a cada usuario nuevo',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'candidateUntil', 'fromAt', 'untilAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(participation, {
      what: {
        en: 'When a performer takes part in extra free chat',
        de: 'Wann eine Darstellerin beim zusätzlichen Gratis-Chat mitmacht',
        nl: 'Wanneer een performer meedoet met extra gratis chat',
        es: 'Cuándo participa una artista en el chat gratis adicional',
      },
      purpose: {
        label: {
          en: 'Count free chat of guests rightly',
          de: 'Gratis-Chat von Gästen richtig zählen',
          nl: 'Gratis chat van gasten goed tellen',
          es: 'Contar bien el chat gratis de los usuarios',
        },
        basis: 'contract',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'until two days after she stopped',
          de: 'bis zwei Tage, nachdem sie aufgehört hat',
          nl: 'tot twee dagen nadat ze is gestopt',
          es: 'hasta dos días después de que lo dejara',
        },
      },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'fromAt', 'untilAt'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
