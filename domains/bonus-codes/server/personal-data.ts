import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { campaigns, codes, opened, redemptions } from './tables.ts';

/** What the domain holds about people. */
export const bonusCodesData: PersonalData = {
  domain: 'bonus-codes',
  title: { en: 'Bonus codes', de: 'Bonuscodes', nl: 'Bonuscodes', es: 'Códigos de bono' },
  holds: [
    holds(redemptions, {
      what: {
        en: 'Codes that a guest has redeemed, what they brought, when, and with which top-up',
        de: 'Codes, die ein Gast eingelöst hat, was sie brachten, wann und mit welcher Aufladung',
        nl: 'Codes die een gast heeft ingewisseld, wat ze opleverden, wanneer en met welke opwaardering',
        es: 'Códigos que un usuario ha canjeado, lo que dieron, cuándo y con qué recarga',
      },
      purpose: {
        label: {
          en: 'Give what codes promise, once',
          de: 'Geben, was Codes versprechen, und das einmal',
          nl: 'Geven wat codes beloven, één keer',
          es: 'Dar lo que prometen los códigos, una vez',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount', years: 3 },
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'codeId',
            'state',
            'benefits',
            'coins',
            'worth',
            'topUpCoins',
            'topUpGifts',
            'coinsBack',
            'worthBack',
            'orderId',
            'createdAt',
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(opened, {
      what: {
        en: 'The code a guest opened last and has not redeemed yet',
        de: 'Der Code, den ein Gast zuletzt geöffnet und noch nicht eingelöst hat',
        nl: 'De code die een gast het laatst heeft geopend en nog niet heeft ingewisseld',
        es: 'El último código que abrió un usuario y aún no ha canjeado',
      },
      purpose: {
        label: {
          en: 'Remind guests of a code they opened',
          de: 'Gäste an einen geöffneten Code erinnern',
          nl: 'Gasten herinneren aan een geopende code',
          es: 'Recordar a los usuarios un código que abrieron',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['guest'], columns: ['guestId', 'codeId', 'at'], foundBy: 'guestId', erasure: { does: 'delete' } },
      ],
    }),
  ],
  impersonal: [
    { table: campaigns, because: 'What codes bring, and to whom in general.' },
    { table: codes, because: 'Codes and how often they were used.' },
  ],
};
