import { isSEPACountry, isValidIBAN } from 'ibantools';
import * as jsvat from 'jsvat';
import type { Texts } from '#kit/contract/problem.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { vatIdWrong } from './words.ts';

const { checkVAT, countries } = jsvat;

/** An account as its number says. */
export interface ReadIban {
  readonly iban: string;
  readonly country: string;
  /** Whether a SEPA transfer reaches it. */
  readonly isSepa: boolean;
}

/** What a typed IBAN is, without what people write into it; null where it is none. */
export function readIban(typed: string): ReadIban | null {
  const iban = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!isValidIBAN(iban)) return null;
  const country = iban.slice(0, 2);
  return { iban, country, isSepa: isSEPACountry(country) };
}

/** `DE89 **** 3000`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;

/** States whose numbers begin with letters of their own. */
const prefixOf: Readonly<Record<string, string>> = { GR: 'EL' };

/** A VAT identification number as it is written everywhere, where it can be one of this country; else null. */
export function readVatId(typed: string, country: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const prefix = ownValue(prefixOf, country) ?? country;
  const { isValid, value } = checkVAT(plain, countries);
  return plain.startsWith(prefix) && isValid ? (value ?? plain) : null;
}

/** Member states of the European Union. */
export const euCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * A VAT identification number that a payee of a country gives, as it is kept. Within the Union its form and its check digits have to be
 * that country's; elsewhere it is kept as typed. `flaw` says what is wrong, in the words of the field.
 */
export function vatIdOf(typed: string, country: string): { readonly vatId: string; readonly flaw: Texts | null } {
  const read = readVatId(typed, country);
  return { vatId: read ?? typed, flaw: read === null && euCountries.has(country) ? vatIdWrong : null };
}
