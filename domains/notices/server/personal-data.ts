import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { autoRechargeTeasers, notifications, takenOffers } from './tables.ts';

const tell: Purpose = {
  label: {
    en: 'Tell members what concerns them, and not twice',
    de: 'Mitgliedern sagen, was sie angeht, und nicht doppelt',
    nl: 'Leden vertellen wat hen aangaat, en niet dubbel',
    es: 'Decir a los miembros lo que les concierne, y no dos veces',
  },
  basis: 'contract',
};
const deleteRow = { does: 'delete' } as const;

/** What notices holds about people. */
export const noticesData: PersonalData = {
  domain: 'notices',
  title: { en: 'Notices', de: 'Hinweise', nl: 'Meldingen', es: 'Avisos' },
  holds: [
    holds(notifications, {
      what: {
        en: 'News for one account',
        de: 'Nachrichten für ein Konto',
        nl: 'Berichten voor één account',
        es: 'Novedades para una cuenta',
      },
      purpose: tell,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until it is read; else until the first news after its last day',
          de: 'Bis sie gelesen sind; sonst bis zur ersten Nachricht nach ihrem letzten Tag',
          nl: 'Tot ze gelezen zijn; anders tot het eerste bericht na hun laatste dag',
          es: 'Hasta que se lean; si no, hasta la primera novedad tras su último día',
        },
      },
      about: [
        {
          who: ['guest', 'performer', 'operator'],
          columns: ['accountId', 'type', 'texts', 'href', 'at'],
          foundBy: 'accountId',
          erasure: deleteRow,
        },
      ],
    }),
    holds(autoRechargeTeasers, {
      what: {
        en: 'Whether the hint at automatic recharging was put off or hidden',
        de: 'Ob der Hinweis auf automatisches Aufladen verschoben oder ausgeblendet wurde',
        nl: 'Of de hint over automatisch opwaarderen is uitgesteld of verborgen',
        es: 'Si se pospuso u ocultó el aviso de recarga automática',
      },
      purpose: tell,
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['guest'], columns: ['accountId', 'mode', 'changedAt'], foundBy: 'accountId', erasure: deleteRow },
      ],
    }),
    holds(takenOffers, {
      what: {
        en: 'Which offer a guest took, in the words they saw',
        de: 'Welches Angebot ein Gast angenommen hat, in den Worten, die er sah',
        nl: 'Welk aanbod een gast aannam, in de woorden die hij zag',
        es: 'Qué oferta aceptó un usuario, en las palabras que vio',
      },
      purpose: {
        label: {
          en: 'Be able to show what was agreed',
          de: 'Zeigen können, was vereinbart wurde',
          nl: 'Kunnen tonen wat is afgesproken',
          es: 'Poder mostrar qué se acordó',
        },
        basis: 'legitimateInterest',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['accountId', 'offerId', 'platformText', 'at'],
          foundBy: 'accountId',
          erasure: deleteRow,
        },
      ],
    }),
  ],
};
