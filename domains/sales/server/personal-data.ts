import { asBooks, booksStay, booksStayWithName, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { coveredParts, shareRules, sold } from './tables.ts';

/** What sales holds about people. */
export const salesData: PersonalData = {
  domain: 'sales',
  title: { en: 'Sales', de: 'Verkäufe', nl: 'Verkopen', es: 'Ventas' },
  holds: [
    holds(sold, {
      what: {
        en: 'What was bought from whom when, what it cost and who got which part',
        de: 'Was wann von wem gekauft wurde, was es kostete und wer welchen Teil bekam',
        nl: 'Wat wanneer van wie is gekocht, wat het kostte en wie welk deel kreeg',
        es: 'Qué se compró, cuándo y a quién, cuánto costó y quién recibió qué parte',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['buyerId', 'kind', 'category', 'collectedBy', 'paid', 'paidBack', 'begunAt', 'completedAt'],
          foundBy: 'buyerId',
          erasure: booksStay,
        },
        {
          who: ['performer'],
          columns: ['sellerId', 'sellerName', 'sharePercent', 'earned', 'takenBack'],
          foundBy: 'sellerId',
          erasure: { does: 'blank', columns: ['sellerName'] },
        },
      ],
    }),
    holds(shareRules, {
      what: {
        en: 'Agreed shares of a performer, why, and which operator entered them',
        de: 'Vereinbarte Anteile einer Darstellerin, warum, und wer vom Team sie eingetragen hat',
        nl: 'Afgesproken delen van een performer, waarom, en welke beheerder ze invoerde',
        es: 'Partes acordadas de una artista, por qué, y qué operador las anotó',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['performer'],
          columns: ['sellerId', 'sellerName', 'percent', 'validFrom', 'reason'],
          foundBy: 'sellerId',
          erasure: booksStayWithName,
        },
        { who: ['operator'], columns: ['addedBy', 'addedAt'], foundBy: 'addedBy', erasure: booksStay },
      ],
    }),
  ],
  impersonal: [
    { table: coveredParts, because: 'Amounts of parts of sales; whose sale it is stands in sales.sales alone.' },
  ],
};
