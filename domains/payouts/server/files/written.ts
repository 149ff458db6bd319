import { ownValue } from '#kit/records/own-value.ts';

/** Euro cents as files write them: `123.45`, with a minus for what is below zero. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths of a per cent as a per cent: `19.00`. */
export const percentOf = (basisPoints: number): string => decimal(basisPoints);

/** `2026-11-02` as `20261102`. */
export const dateOf = (day: string): string => day.replaceAll('-', '');

/** Letters that banks take for those they do not know. */
const letters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa', œ: 'oe', ð: 'd', þ: 'th', ł: 'l', đ: 'd' },
  ...{ '&': '+', _: '-', '–': '-', '—': '-', '’': "'", '‘': "'", '„': "'", '“': "'", '”': "'", '"': "'" },
};

/** The basic Latin set of SEPA: what is not in it is written out, or with a full stop where nothing is like it. */
export function basicLatin(text: string, longest: number): string {
  const written = Array.from(text.normalize('NFC'), (sign) => {
    const lower = sign.toLowerCase();
    const known = ownValue(letters, lower);
    if (known === undefined) return sign;
    return sign === lower ? known : known.charAt(0).toUpperCase() + known.slice(1);
  })
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/ +/g, ' ')
    .trim();
  // Banks refuse what begins or ends with a slash, or holds two of them.
  return written
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')
    .slice(0, longest)
    .trim();
}
