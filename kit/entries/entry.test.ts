import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { euros } from '#kit/money/amounts.ts';
import type { Entry } from './entry.ts';
import { amount, day, moment, number, percent } from './entry.ts';
import { entryWords } from './entry-words.ts';
import { readEntry } from './read-entry.ts';
import { writeEntry } from './write-entry.ts';

const points = { code: 'PTS', decimals: 0 } as const;
const value = (text: string, entry: Entry) => {
  const read = readEntry(text, entry);
  return 'value' in read ? read.value : read;
};

describe('a number is read as it was meant', () => {
  test.each([
    ['60', percent(), 60],
    ['60 %', percent(), 60],
    ['60\u00a0%', percent(), 60],
    ['60\u202f%', percent(), 60],
    ['% 60', percent(), 60],
    ['６０％', percent(), 60],
    ['٦٠٪', percent(), 60],
    ['६०', percent(), 60],
    ['62,0', percent(), 62],
    ['62,5', percent({ decimals: 1 }), 62.5],
    ['62.5 %', percent({ decimals: 2 }), 62.5],
    ['٦٢٫٥', percent({ decimals: 1 }), 62.5],
    ['12,80', amount(euros), 1280],
    ['12.8', amount(euros), 1280],
    ['€ 12,80', amount(euros), 1280],
    ['12,80\u00a0€', amount(euros), 1280],
    ['EUR 12.80', amount(euros), 1280],
    ['12,80 eur', amount(euros), 1280],
    ['１２．８０', amount(euros), 1280],
    ['1 234,50', amount(euros), 123_450],
    ['1\u202f234\u202f567', number(), 1_234_567],
    ['\u20661\u2009234\u2069', number(), 1234],
    [' 18 ', amount(points), 1800],
    ['0,29', amount(points), 29],
    ['007', number(), 7],
  ])('%j', (text, entry, expected) => expect(value(text, entry)).toBe(expected));
});

describe('what is no number is refused, and never becomes one', () => {
  test.each([
    ['sixty', percent(), 'unreadable'],
    ['60 €', percent(), 'unreadable'],
    ['60 ‰', percent(), 'unreadable'],
    ['60 % %', percent(), 'unreadable'],
    ['12 %', amount(euros), 'unreadable'],
    ['12 €', amount(points), 'unreadable'],
    ['6 0', percent(), 'unreadable'],
    ['62,5', percent(), 'decimals'],
    ['12,345', amount(euros), 'decimals'],
    // A thousand and a half to some, one and a half to others.
    ['1.500', amount(euros), 'decimals'],
    ['1,500', number(), 'decimals'],
    ['1.234,50', amount(euros), 'unreadable'],
    ['1,2,3', amount(euros), 'unreadable'],
    ['-1', number(), 'unreadable'],
    ['−1', number(), 'unreadable'],
    ['+1', number(), 'unreadable'],
    ['1e3', number(), 'unreadable'],
    ['0x10', number(), 'unreadable'],
    ['Infinity', number(), 'unreadable'],
    ['½', number({ decimals: 1 }), 'unreadable'],
    ['1⁄2', number({ decimals: 1 }), 'unreadable'],
    ['12,', amount(euros), 'unreadable'],
    [',5', amount(euros), 'unreadable'],
    ['%', percent(), 'unreadable'],
    ['9'.repeat(30), number(), 'most'],
    ['101', percent({ most: 100 }), 'most'],
    ['0', number({ least: 1 }), 'least'],
  ] as const)('%j', (text, entry, refused) => expect(readEntry(text, entry)).toEqual({ refused }));

  it('but for an empty field, which is nothing at all', () => {
    for (const text of ['', ' ', '\u00a0\u202f\u2009', '\u200e'])
      for (const entry of [percent(), amount(euros), day]) expect(readEntry(text, entry)).toEqual({ empty: true });
  });
});

const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\u2007');
const zeros = fc.constantFrom('0', '\u0660', '\u06f0', '\u0966', '\uff10', '\u0e50', '\u{1d7ce}', '\u{104a0}');
const inDigits = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe('of whatever is typed', () => {
  it('a value is whole, not below nothing and within its bounds, or there is none', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,  %€-+e') }),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom<Entry>(percent({ most: 100 }), amount(euros), number()), (text, entry) => {
        const read = readEntry(text, entry);
        expect(Object.keys(read)).toHaveLength(1);
        if ('value' in read) {
          expect(Number.isSafeInteger(read.value)).toBe(true);
          expect(read.value).toBeGreaterThanOrEqual(0);
          if (entry.kind === 'percent') expect(read.value).toBeLessThanOrEqual(100);
        }
        if ('empty' in read) expect(text).not.toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
    );
  });

  it('an amount is itself in every writing, with every decimal sign and between every kind of space', () => {
    const hundredths = fc.integer({ min: 0, max: 99_999_999_999 });
    const around = fc.tuple(spaces, spaces, spaces, fc.boolean(), fc.constantFrom('€', 'EUR', 'eur', ''));
    fc.assert(
      fc.property(
        hundredths,
        zeros,
        fc.constantFrom('.', ','),
        around,
        (whole, zero, point, [a, b, c, first, sign]) => {
          const digits = inDigits(`${Math.floor(whole / 100)}${point}${String(whole % 100).padStart(2, '0')}`, zero);
          const text = `${a}${first ? sign : digits}${b}${first ? digits : sign}${c}`;
          expect(value(text, amount(euros))).toBe(whole);
        },
      ),
    );
  });

  it('what a field shows is read again as it was, in every language', () => {
    const entries = [amount(euros), amount(points), number(), percent()];
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        fc.constantFrom(...entries),
        fc.constantFrom(...languages),
        (given, entry, language) => {
          expect(value(writeEntry(given, entry, language), entry)).toBe(given);
        },
      ),
    );
    expect(value(writeEntry(62.5, percent({ decimals: 1 }), 'de'), percent({ decimals: 1 }))).toBe(62.5);
    expect(writeEntry(null, percent(), 'en')).toBe('');
    expect(writeEntry(1800, amount(points), 'de')).toBe('18');
    expect(writeEntry(1850, amount(points), 'de')).toBe('18,50');
    expect(writeEntry(1800, amount(euros), 'en')).toBe('18.00');
  });
});

describe('days and times are those of the platform’s clocks', () => {
  it('in winter, in summer, and where the clocks change', () => {
    expect(value('2026-11-20', day)).toBe(Date.parse('2026-11-19T23:00Z'));
    expect(value('2026-07-01', day)).toBe(Date.parse('2026-06-30T22:00Z'));
    expect(value('2026-07-01T18:30', moment)).toBe(Date.parse('2026-07-01T16:30Z'));
    expect(readEntry('2026-03-29T02:30', moment)).toEqual({ refused: 'skipped' });
    expect(value('2026-10-25T02:30', moment)).toBe(Date.parse('2026-10-25T00:30Z'));
    expect(value('2028-02-29', day)).toBe(Date.parse('2028-02-28T23:00Z'));
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-1-1', '2026-02-29'])('%s is none', (text) =>
    expect(readEntry(text, day)).toEqual({ refused: 'unreadable' }),
  );

  it('and come back as they were', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const shown = writeEntry(date.getTime(), moment, 'de');
          const again = value(shown, moment);
          // Only the second of two equal hours comes back as the first.
          const minute = Math.floor(date.getTime() / 60_000) * 60_000;
          expect([minute, minute - 3_600_000]).toContain(again);
          expect(writeEntry(value(shown.slice(0, 10), day) as number, day, 'de')).toBe(shown.slice(0, 10));
        },
      ),
    );
  });
});

test('each refusal is a sentence in each language, and its example is one that is taken', () => {
  const entries = [number(), number({ least: 20, most: 30 }), percent({ decimals: 1 }), amount(euros), day, moment];
  for (const language of languages)
    for (const entry of entries)
      for (const refused of ['unreadable', 'decimals', 'least', 'most', 'skipped', 'missing'] as const) {
        const words = entryWords(refused, entry, language);
        expect(words).toMatch(/^\p{Lu}[^{}]+\.$/u);
        const example = /(?:such as|zum Beispiel|bijvoorbeeld|por ejemplo) (.+)\.$/.exec(words)?.[1];
        if (example) expect(readEntry(example, entry)).toHaveProperty('value');
      }
  expect(entryWords('most', amount(euros, { most: 5000 }), 'de')).toBe('Es dürfen höchstens 50,00 sein.');
  expect(entryWords('unreadable', percent({ most: 100 }), 'en')).toBe('Enter a whole number in digits, such as 12.');
});
