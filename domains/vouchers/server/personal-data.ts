import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { uses, vouchers } from './tables.ts';

const honour: Purpose = {
  label: {
    en: 'Let guests use what they were given',
    de: 'Gäste nutzen lassen, was sie bekommen haben',
    nl: 'Gasten laten gebruiken wat ze hebben gekregen',
    es: 'Permitir a los usuarios usar lo que recibieron',
  },
  basis: 'contract',
};

/** What the domain holds about people. */
export const vouchersData: PersonalData = {
  domain: 'vouchers',
  title: { en: 'Vouchers', de: 'Gutscheine', nl: 'Vouchers', es: 'Vales' },
  holds: [
    holds(vouchers, {
      what: {
        en: 'Vouchers of a guest: what for, how much, until when, with whom, what became of them, who granted them and why',
        de: 'Gutscheine eines Gasts: wofür, wie viel, bis wann, mit wem, was daraus wurde, wer sie vergab und warum',
        nl: 'Vouchers van een gast: waarvoor, hoeveel, tot wanneer, met wie, wat ervan werd, wie ze gaf en waarom',
        es: 'Vales de un usuario: para qué, cuánto, hasta cuándo, con quién, qué fue de ellos, quién los dio y por qué',
      },
      purpose: honour,
      kept: { keeps: 'withAccount', years: 3 },
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'type',
            'amount',
            'actorIds',
            'validFrom',
            'validTo',
            'subject',
            'reason',
            'grantedAt',
            'remindedAt',
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        {
          who: ['operator'],
          columns: ['grantedBy'],
          foundBy: 'grantedBy',
          erasure: { does: 'blank', columns: ['grantedBy'] },
        },
      ],
    }),
    holds(uses, {
      what: {
        en: 'What a guest used of vouchers, when, and with whom',
        de: 'Was ein Gast von Gutscheinen genutzt hat, wann und mit wem',
        nl: 'Wat een gast van vouchers gebruikte, wanneer en met wie',
        es: 'Qué usó un usuario de sus vales, cuándo y con quién',
      },
      purpose: honour,
      kept: { keeps: 'withAccount', years: 3 },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'type', 'actorId', 'amount', 'at'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
