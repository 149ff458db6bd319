import type { CountryCode } from 'libphonenumber-js/max';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { VerificationType } from '../contract/index.ts';
import { codeRules } from '../contract/index.ts';
import type { Carriage } from './tables.ts';

/** A number that a person can be reached at. */
export interface Phone {
  /** E.164. */
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** `either`: where numbers do not tell, as in North America. */
  readonly line: 'mobile' | 'fixed' | 'either';
}

/** Premium, shared-cost, toll-free, personal and service numbers are none: calls to them are what fraud lives on. */
const lines: Readonly<Record<string, Phone['line']>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed',
  FIXED_LINE_OR_MOBILE: 'either',
};

/** Whether ISO 3166-1 has the country, and numbers with it. */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

/** Whether a number is written with its country code. */
export const hasCountry = (text: string): boolean => /^\s*(?:\+|00)/.test(text);

/**
 * A number as a person types it, in any spelling: those of one number are one number. Without a country code it is one of `country`, which
 * whoever typed it has said: it is guessed by nobody, or a code rings at a stranger's. Null for what is no number, has an extension,
 * or is none of a person's (premium, shared-cost, service).
 */
export function readPhone(typed: string, country: string | null): Phone | null {
  const text = typed.replace(/\(0\)/g, '').replace(/^\s*00/, '+');
  if (hasCountry(text)) return personal(text, undefined);
  if (country === null || !isCountry(country)) return null;
  const digits = text.replace(/\D/g, '');
  const code = getCountryCallingCode(country);
  // "491701234567" of Germany is a mobile number whose sign was lost, and no line in Leer: nobody there leaves out the 0.
  const lost = digits.startsWith(code) ? personal(`+${digits}`, undefined) : null;
  return lost?.country === country ? lost : personal(text, country);
}

function personal(text: string, country: CountryCode | undefined): Phone | null {
  const parsed = parsePhoneNumberFromString(text, { ...(country ? { defaultCountry: country } : {}), extract: false });
  if (!parsed?.isValid() || parsed.ext || !parsed.country) return null;
  const line = lines[parsed.getType() ?? ''];
  return line ? { number: parsed.number, country: parsed.country, line } : null;
}

/** How a code goes to a number for a purpose; null where the purpose wants another kind of line. */
export function carriageOf({ line }: Phone, type: VerificationType): Carriage | null {
  if (type === 'primaryFixedNumber') return line === 'mobile' ? null : 'call';
  if (type === 'primaryMobileNumber') return line === 'fixed' ? null : 'sms';
  return line === 'fixed' ? 'call' : 'sms';
}

/** Digits of a code (spec 2 section 5). */
export const pinLengthOf = (by: Carriage): number => (by === 'sms' ? codeRules.mobileLength : codeRules.fixedLength);

/** The parts of a number by the names of the wire; E.123 is how people write numbers across borders. */
export function partsOf(number: string): { countryCode: string; preCode: string; number: string; e123: string } {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return { countryCode: '', preCode: '', number, e123: number };
  const e123 = parsed.formatInternational();
  const [, preCode = '', ...rest] = e123.split(' ');
  const own = rest.join('');
  return own === ''
    ? { countryCode: parsed.countryCallingCode, preCode: '', number: preCode, e123 }
    : { countryCode: parsed.countryCallingCode, preCode, number: own, e123 };
}

/** What numbers of one range share: all but the last three digits. */
export const rangeOf = (number: string): string => number.slice(0, -3);
