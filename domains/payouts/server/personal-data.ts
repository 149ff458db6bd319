import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import * as tables from './tables.ts';

const bank = {
  en: 'the platform’s bank gets holder, IBAN and amount',
  de: 'die Bank der Plattform bekommt Inhaber, IBAN und Betrag',
  nl: 'de bank van het platform krijgt houder, IBAN en bedrag',
  es: 'el banco de la plataforma recibe titular, IBAN e importe',
};
const taxOffice = {
  en: 'the tax office gets it with the yearly report of the platform (DAC7)',
  de: 'das Finanzamt bekommt es mit der jährlichen Meldung der Plattform (DAC7)',
  nl: 'de belastingdienst krijgt het met de jaarlijkse opgave van het platform (DAC7)',
  es: 'la agencia tributaria lo recibe con el informe anual de la plataforma (DAC7)',
};
const operator = <C extends string>(column: C) => ({
  who: ['operator'] as const,
  columns: [column] as const,
  foundBy: column,
  erasure: booksStay,
});

/** What the domain holds about people. */
export const payoutsData: PersonalData = {
  domain: 'payouts',
  title: { en: 'Payouts', de: 'Auszahlungen', nl: 'Uitbetalingen', es: 'Pagos' },
  holds: [
    holds(tables.payees, {
      what: {
        en: 'Tax data of who is paid: legal name, birth date, address, tax number (encrypted), VAT number',
        de: 'Steuerdaten der Bezahlten: bürgerlicher Name, Geburtsdatum, Adresse, Steuernummer (verschlüsselt), USt-IdNr.',
        nl: 'Belastinggegevens van wie betaald wordt: wettelijke naam, geboortedatum, adres, fiscaal nummer (versleuteld), btw-nummer',
        es: 'Datos fiscales de quien cobra: nombre legal, fecha de nacimiento, dirección, número fiscal (cifrado), NIF-IVA',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: taxOffice,
      about: [
        {
          who: ['guest', 'performer'],
          columns: [
            ...(['accountId', 'kind', 'name', 'birthDate', 'street', 'postcode', 'town', 'country'] as const),
            ...([
              'sealedTaxId',
              'taxIdEnds',
              'taxCountry',
              'vatStatus',
              'vatId',
              'registerNumber',
              'changedAt',
            ] as const),
          ],
          foundBy: 'accountId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.bankAccounts, {
      what: {
        en: 'Bank accounts to pay to, encrypted; seen of them: country, first and last signs',
        de: 'Bankkonten für Auszahlungen, verschlüsselt; sichtbar sind Land, erste und letzte Zeichen',
        nl: 'Bankrekeningen voor uitbetalingen, versleuteld; zichtbaar zijn land, eerste en laatste tekens',
        es: 'Cuentas bancarias para los pagos, cifradas; se ven país, primeros y últimos signos',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: bank,
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['accountId', 'sealed', 'masked', 'country', 'isSepa', 'isChange', 'createdAt', 'endedAt'],
          foundBy: 'accountId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.shares, {
      what: {
        en: 'Which part of what a performer earns a studio gets, and from when to when',
        de: 'Welcher Teil der Einnahmen einer Darstellerin einem Studio zusteht, von wann bis wann',
        nl: 'Welk deel van wat een performer verdient naar een studio gaat, van wanneer tot wanneer',
        es: 'Qué parte de lo que gana una artista corresponde a un estudio, y desde y hasta cuándo',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['performer'],
          columns: ['performerId', 'studioId', 'basisPoints', 'from', 'until'],
          foundBy: 'performerId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.splits, {
      what: {
        en: 'Up to when a performer’s earnings were divided with studios',
        de: 'Bis wann Einnahmen mit Studios geteilt wurden',
        nl: 'Tot wanneer inkomsten met studio’s zijn verdeeld',
        es: 'Hasta cuándo se repartieron los ingresos con estudios',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [{ who: ['performer'], columns: ['performerId', 'until'], foundBy: 'performerId', erasure: booksStay }],
    }),
    holds(tables.items, {
      what: {
        en: 'Payouts: amounts, account, state and times',
        de: 'Auszahlungen: Beträge, Konto, Stand und Zeiten',
        nl: 'Uitbetalingen: bedragen, rekening, stand en tijden',
        es: 'Pagos: importes, cuenta, estado y fechas',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: bank,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['payeeId', 'runId', 'state', 'ownCoins', 'studioCoins', 'net', 'vat', 'gross', 'carried'] as const),
            ...(['amount', 'vatCase', 'vatRate', 'bankAccountId', 'noteId', 'createdAt', 'paidAt'] as const),
            ...(['returnedAt', 'returnedWhy'] as const),
          ],
          foundBy: 'payeeId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.notes, {
      what: {
        en: 'Credit notes: number, day, amounts; name, address and numbers of the payee on that day, encrypted',
        de: 'Gutschriften: Nummer, Tag, Beträge; Name, Adresse und Nummern der Bezahlten an diesem Tag, verschlüsselt',
        nl: 'Creditfacturen: nummer, dag, bedragen; naam, adres en nummers van de betaalde op die dag, versleuteld',
        es: 'Notas de abono: número, día, importes; nombre, dirección y números de quien cobra ese día, cifrados',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: taxOffice,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['payeeId', 'kind', 'year', 'place', 'number', 'itemId', 'correctsId', 'issuedOn'] as const),
            ...(['vatCase', 'vatRate', 'net', 'vat', 'gross', 'sealed'] as const),
          ],
          foundBy: 'payeeId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.runs, {
      what: {
        en: 'Runs of payouts with who made them',
        de: 'Auszahlungsläufe und wer sie angelegt hat',
        nl: 'Uitbetalingsruns en wie ze maakte',
        es: 'Remesas de pagos y quién las creó',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [operator('madeBy')],
    }),
    holds(tables.approvals, {
      what: {
        en: 'Who approved which run, and when',
        de: 'Wer welchen Lauf wann freigegeben hat',
        nl: 'Wie welke run wanneer goedkeurde',
        es: 'Quién aprobó qué remesa y cuándo',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [operator('accountId')],
    }),
    holds(tables.yearlyReports, {
      what: {
        en: 'Yearly reports to the tax office with who made them',
        de: 'Jahresmeldungen an das Finanzamt und wer sie erstellt hat',
        nl: 'Jaaropgaven aan de belastingdienst en wie ze maakte',
        es: 'Informes anuales a la agencia tributaria y quién los hizo',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [operator('madeBy')],
    }),
    holds(tables.yearlySellers, {
      what: {
        en: 'What the tax office was told of a seller: name, address, numbers, account and figures of a year, encrypted',
        de: 'Was dem Finanzamt über Bezahlte gemeldet wurde: Name, Adresse, Nummern, Konto und Beträge eines Jahres, verschlüsselt',
        nl: 'Wat de belastingdienst over een betaalde is gemeld: naam, adres, nummers, rekening en bedragen van een jaar, versleuteld',
        es: 'Lo que se comunicó a la agencia tributaria: nombre, dirección, números, cuenta e importes de un año, cifrado',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: taxOffice,
      about: [
        {
          who: ['performer'],
          columns: [...(['reportId', 'payeeId', 'year', 'indic', 'correctsId', 'digest', 'sealed'] as const)],
          foundBy: 'payeeId',
          erasure: booksStay,
        },
      ],
    }),
  ],
  impersonal: [
    { table: tables.withheld, because: 'Sums of a run by reason.' },
    { table: tables.closings, because: 'Sums over everybody, day by day.' },
    { table: tables.numbers, because: 'The last number of each range.' },
  ],
};
