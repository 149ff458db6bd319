import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { charges, setups } from './tables.ts';

const recharge = {
  label: {
    en: 'Top up by itself, as the guest has asked for',
    de: 'Automatisch aufladen, wie der Gast es gewünscht hat',
    nl: 'Automatisch opwaarderen, zoals de gast heeft gevraagd',
    es: 'Recargar de forma automática, como pidió el usuario',
  },
  basis: 'consent',
} as const;

/** What the domain holds about people. */
export const autoRechargeData: PersonalData = {
  domain: 'auto-recharge',
  title: {
    en: 'Automatic top-up',
    de: 'Automatisches Aufladen',
    nl: 'Automatisch opwaarderen',
    es: 'Recarga automática',
  },
  holds: [
    holds(setups, {
      what: {
        en: 'What a guest has set for automatic top-up: amount, threshold, most for a day, language, since when, why it ended',
        de: 'Was ein Gast zum automatischen Aufladen eingestellt hat: Betrag, Schwelle, Höchstes am Tag, Sprache, seit wann, warum es endete',
        nl: 'Wat een gast voor automatisch opwaarderen heeft ingesteld: bedrag, drempel, hoogste per dag, taal, sinds wanneer, waarom het stopte',
        es: 'Lo que un usuario configuró para la recarga automática: importe, umbral, máximo diario, idioma, desde cuándo, por qué terminó',
      },
      purpose: recharge,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'amount', 'threshold', 'dailyCents', 'language', 'since', 'stoppedAt', 'stopReason'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(charges, {
      what: {
        en: 'Automatic top-ups that were begun: amount, day, what became of them',
        de: 'Begonnene automatische Aufladungen: Betrag, Tag, was daraus wurde',
        nl: 'Begonnen automatische opwaarderingen: bedrag, dag, wat ervan werd',
        es: 'Recargas automáticas iniciadas: importe, día, qué fue de ellas',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'day', 'euroCents', 'coins', 'state', 'orderId', 'at'],
          foundBy: 'guestId',
          erasure: booksStay,
        },
      ],
    }),
  ],
};
