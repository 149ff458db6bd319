import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { accounts, entries, transfers, unbooked, verifications, worth } from './tables.ts';

/** Why books are kept, for every domain whose rows belong to them. */
export const keepBooks: Purpose = {
  label: {
    en: 'Keep books of what was bought, earned and paid back',
    de: 'Bücher über Gekauftes, Verdientes und Zurückgezahltes führen',
    nl: 'Boekhouden wat gekocht, verdiend en terugbetaald is',
    es: 'Llevar los libros de lo comprado, ganado y devuelto',
  },
  basis: 'legalDuty',
};

/** How long books and what belongs to them are kept. */
export const asBooks = { keeps: 'years', years: 10, law: 'AO § 147 (1) 1, (3); HGB § 257 (1) 1, (4)' } as const;

/** What an erasure does to books. */
export const booksStay = {
  does: 'keep',
  because: {
    en: 'Books are kept by law; without the account its number names nobody',
    de: 'Bücher sind gesetzlich aufzubewahren; ohne das Konto benennt die Nummer niemanden',
    nl: 'Boeken moeten wettelijk worden bewaard; zonder account verwijst het nummer naar niemand',
    es: 'La ley obliga a conservar los libros; sin la cuenta su número no nombra a nadie',
  },
} as const;

/** The same where a stage name stands in rows that the database lets nobody change. */
export const booksStayWithName = {
  does: 'keep',
  because: {
    en: 'Books are kept by law and cannot be changed; the stage name stays in them',
    de: 'Bücher sind gesetzlich aufzubewahren und nicht änderbar; der Künstlername bleibt darin stehen',
    nl: 'Boeken moeten wettelijk worden bewaard en zijn niet te wijzigen; de artiestennaam blijft erin staan',
    es: 'La ley obliga a conservar los libros y no pueden cambiarse; el nombre artístico permanece en ellos',
  },
} as const;

const both = ['guest', 'performer'] as const;
const named = '`guest:` or `performer:` and the number of the account';

/** What the ledger holds about people. */
export const ledgerData: PersonalData = {
  domain: 'ledger',
  title: { en: 'Coins', de: 'Coins', nl: 'Coins', es: 'Coins' },
  holds: [
    holds(accounts, {
      what: {
        en: 'Balance and sum of payments of an account',
        de: 'Guthaben und Summe der Zahlungen eines Kontos',
        nl: 'Saldo en som van de betalingen van een account',
        es: 'Saldo y suma de pagos de una cuenta',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: both,
          columns: ['name', 'balance', 'floor', 'paidIn'],
          foundBy: { column: 'name', as: named },
          erasure: booksStay,
        },
      ],
    }),
    holds(transfers, {
      what: {
        en: 'Bookings: kind, time, and in the note stage name, numbers of performer, guest, chat and order',
        de: 'Buchungen: Art, Zeitpunkt und im Vermerk Künstlername, Nummern von Darstellerin, Gast, Chat und Bestellung',
        nl: 'Boekingen: soort, tijdstip en in de notitie artiestennaam, nummers van performer, gast, chat en bestelling',
        es: 'Asientos: tipo, momento y en la nota nombre artístico, números de artista, usuario, chat y pedido',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['key', 'kind', 'memo', 'at'],
          foundBy: { column: 'id', as: 'the transfers of the account’s entries' },
          erasure: booksStay,
        },
        {
          who: ['performer'],
          columns: ['key', 'kind', 'memo', 'at'],
          foundBy: { column: 'id', as: 'the transfers of the account’s entries' },
          erasure: booksStayWithName,
        },
      ],
    }),
    holds(entries, {
      what: {
        en: 'Amounts and balances of bookings',
        de: 'Beträge und Salden der Buchungen',
        nl: 'Bedragen en saldi van boekingen',
        es: 'Importes y saldos de los asientos',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: both,
          columns: ['debit', 'credit', 'amount', 'debitBalance', 'creditBalance'],
          foundBy: { column: 'debit', as: `${named}; the same in \`credit\`` },
          erasure: booksStay,
        },
      ],
    }),
    holds(worth, {
      what: {
        en: 'What a guest brought a performer: coins spent and earned, in all',
        de: 'Was ein Gast einer Darstellerin gebracht hat: ausgegebene und verdiente Coins, zusammen',
        nl: 'Wat een gast een performer heeft opgebracht: uitgegeven en verdiende coins, bij elkaar',
        es: 'Lo que un usuario aportó a una artista: coins gastados y ganados, en total',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        { who: ['guest'], columns: ['guestId', 'spent'], foundBy: 'guestId', erasure: booksStay },
        { who: ['performer'], columns: ['actorId', 'earned'], foundBy: 'actorId', erasure: booksStay },
      ],
    }),
  ],
  impersonal: [
    {
      table: unbooked,
      because:
        'Keys of transfers that failed (numbers of orders, chats), for thirty days at most; the books do not know them.',
    },
    {
      table: verifications,
      because: 'Whether the books were right at a moment: counts, and numbers of transfers that were not.',
    },
  ],
};
