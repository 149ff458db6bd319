import type { AmountEntry, Entry, NumberEntry, Reading } from './entry.ts';
import { decimalsOf } from './entry.ts';
import { instantOf } from './zone.ts';

/** Signs that steer the direction of writing and stand unseen in what was copied. */
const unseen = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The zeros of the world's digits (Unicode 17, Nd) that compatibility folding (NFKC) leaves as they are; the other nine follow each. */
const zeros = [
  ...'٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰',
  ...[0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730].map(
    (point) => String.fromCodePoint(point),
  ),
].map((zero) => zero.codePointAt(0) ?? 0);

const plainDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
};

/** Digits of every writing, spaces of every sort and the signs of other writings as the plain ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .replace(/٫/g, ',')
    .replace(/٪/g, '%')
    .trim();

const signsOf = (entry: NumberEntry | AmountEntry): string[] => {
  if (entry.kind !== 'amount') return entry.kind === 'percent' ? ['%'] : [];
  if (!entry.unit.sign) return [];
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: entry.unit.code }).formatToParts(0);
  return [entry.unit.code, ...parts.filter(({ type }) => type === 'currency').map(({ value }) => value)];
};

/** Takes the entry's own sign away, before or after the number, once. */
function withoutSign(text: string, entry: NumberEntry | AmountEntry): string {
  for (const sign of signsOf(entry)) {
    if (text.toUpperCase().endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
    if (text.toUpperCase().startsWith(sign)) return text.slice(sign.length).trimStart();
  }
  return text;
}

function readNumber(text: string, entry: NumberEntry | AmountEntry): Reading {
  const bare = withoutSign(text, entry);
  // Thousands may stand apart by spaces. By a comma or a point they may not: what 1.500 means differs from land to land.
  const parts = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/.exec(bare);
  if (!parts) return { refused: 'unreadable' };
  const whole = (parts[1] ?? '').replaceAll(' ', '').replace(/^0+(?=\d)/, '');
  const fraction = (parts[2] ?? '').replace(/0+$/, '');
  const decimals = decimalsOf(entry);
  if (fraction.length > decimals || (parts[2]?.length ?? 0) > 2) return { refused: 'decimals' };
  if (whole.length > 12) return { refused: 'most' };
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  const value = entry.kind === 'amount' ? hundredths : hundredths / 100;
  if (entry.least !== undefined && value < entry.least) return { refused: 'least' };
  if (entry.most !== undefined && value > entry.most) return { refused: 'most' };
  return { value };
}

function readTime(text: string, kind: 'day' | 'moment'): Reading {
  const instant = instantOf(kind === 'day' ? `${text}T00:00` : text);
  if (instant === undefined) return { refused: 'unreadable' };
  return instant === null ? { refused: 'skipped' } : { value: instant };
}

/**
 * What was typed into a field, in any language: comma and point are decimal signs, spaces of every sort and the entry's own
 * sign (per cent, currency) may stand there, digits may be those of any writing. What cannot be read is refused; it never
 * becomes a value, and nothing but an empty field is empty.
 */
export function readEntry(text: string, entry: Entry): Reading {
  const typed = plain(text);
  if (typed === '') return { empty: true };
  return entry.kind === 'day' || entry.kind === 'moment' ? readTime(typed, entry.kind) : readNumber(typed, entry);
}
