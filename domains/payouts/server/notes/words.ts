import type { Language } from '#kit/contract/access.ts';
import type { VatCase } from '../../contract/index.ts';
import type { SealedFacts } from './facts.ts';

/** What stands on credit notes, in the language of who gets it. */
interface NoteWords {
  readonly title: string;
  readonly correction: string;
  readonly number: string;
  readonly day: string;
  readonly seller: string;
  readonly buyer: string;
  readonly taxId: string;
  readonly vatId: string;
  readonly own: string;
  readonly studio: string;
  readonly back: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly selfBilled: string;
  readonly paidBy: string;
  readonly account: string;
  readonly corrects: string;
  readonly cases: Readonly<Record<VatCase, string>>;
}

export const noteWords: Readonly<Record<Language, NoteWords>> = {
  en: {
    ...{ title: 'Credit note', correction: 'Correction', number: 'Number', day: 'Date', seller: 'Supplier' },
    ...{ buyer: 'Recipient and issuer', taxId: 'Tax number', vatId: 'VAT number', net: 'Net', vat: 'VAT' },
    own: 'Your part of sales until {day}',
    studio: 'The studio’s part of its performers’ sales until {day}',
    back: 'Taken back from {number} of {day}: {reason}',
    gross: 'Total in euros',
    selfBilled: 'Self-billed invoice: issued by the recipient of the service.',
    paidBy: 'Paid by bank transfer by the issuer.',
    account: 'Account',
    corrects: 'Corrects {number} of {day}',
    cases: {
      domestic: 'VAT at the standard rate',
      smallBusiness: 'No VAT: exempt as a small business or not a business',
      reverseCharge: 'Reverse charge: the recipient owes the VAT',
      thirdCountry: 'Not subject to VAT of the supplier: services from outside the EU',
    },
  },
  de: {
    ...{ title: 'Gutschrift', correction: 'Korrektur', number: 'Nummer', day: 'Datum', seller: 'Leistende/r' },
    ...{ buyer: 'Empfänger und Aussteller', taxId: 'Steuernummer', vatId: 'USt-IdNr.', net: 'Netto', vat: 'USt.' },
    own: 'Dein Anteil an Verkäufen bis {day}',
    studio: 'Anteil des Studios an Verkäufen seiner Darstellerinnen bis {day}',
    back: 'Zurückgenommen aus {number} vom {day}: {reason}',
    gross: 'Gesamt in Euro',
    selfBilled: 'Gutschrift im Sinne von § 14 Abs. 2 UStG, ausgestellt vom Leistungsempfänger.',
    paidBy: 'Zahlung durch Überweisung des Ausstellers.',
    account: 'Konto',
    corrects: 'Korrigiert {number} vom {day}',
    cases: {
      domestic: 'Umsatzsteuer zum Regelsatz',
      smallBusiness: 'Keine Umsatzsteuer: Kleinunternehmerregelung oder kein Gewerbe',
      reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers',
      thirdCountry: 'Nicht steuerbar beim Leistenden: Leistung aus einem Drittland',
    },
  },
  nl: {
    ...{ title: 'Creditfactuur', correction: 'Correctie', number: 'Nummer', day: 'Datum', seller: 'Leverancier' },
    ...{ buyer: 'Afnemer en opsteller', taxId: 'Fiscaal nummer', vatId: 'Btw-nummer', net: 'Netto', vat: 'Btw' },
    own: 'Je deel van de verkopen tot en met {day}',
    studio: 'Deel van de studio van de verkopen van haar performers tot en met {day}',
    back: 'Teruggenomen uit {number} van {day}: {reason}',
    gross: 'Totaal in euro',
    selfBilled: 'Factuur uitgereikt door afnemer.',
    paidBy: 'Betaald per overschrijving door de opsteller.',
    account: 'Rekening',
    corrects: 'Corrigeert {number} van {day}',
    cases: {
      domestic: 'Btw tegen het normale tarief',
      smallBusiness: 'Geen btw: kleineondernemersregeling of geen onderneming',
      reverseCharge: 'Btw verlegd naar de afnemer',
      thirdCountry: 'Niet belast bij de leverancier: dienst van buiten de EU',
    },
  },
  es: {
    ...{ title: 'Nota de abono', correction: 'Corrección', number: 'Número', day: 'Fecha', seller: 'Proveedor/a' },
    ...{ buyer: 'Destinatario y emisor', taxId: 'Número fiscal', vatId: 'NIF-IVA', net: 'Neto', vat: 'IVA' },
    own: 'Tu parte de las ventas hasta el {day}',
    studio: 'Parte del estudio en las ventas de sus artistas hasta el {day}',
    back: 'Retirado de {number} del {day}: {reason}',
    gross: 'Total en euros',
    selfBilled: 'Facturación por el destinatario.',
    paidBy: 'Pago por transferencia del emisor.',
    account: 'Cuenta',
    corrects: 'Corrige {number} del {day}',
    cases: {
      domestic: 'IVA al tipo general',
      smallBusiness: 'Sin IVA: exento como pequeña empresa o sin actividad',
      reverseCharge: 'Inversión del sujeto pasivo',
      thirdCountry: 'No sujeto al IVA del proveedor: servicio de fuera de la UE',
    },
  },
};

/** What a line of a note is called. */
export function lineName(facts: SealedFacts, what: SealedFacts['lines'][number]['what']): string {
  const words = noteWords[facts.language];
  if (what !== 'correction' || facts.corrects === null)
    return words[what === 'studio' ? 'studio' : 'own'].replace('{day}', facts.until);
  const { number, issuedOn, reason } = facts.corrects;
  return words.back
    .replace('{number}', number)
    .replace('{day}', issuedOn)
    .replace('{reason}', () => reason);
}
