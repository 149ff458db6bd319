import { expect, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { sources } from './sources.ts';

/** What is written for people, and read back by a program: each engine writes it differently, and changes its mind (ECMA-402). */
const patterns: readonly RegExp[] = [
  /\b(?:Date\.parse|new Date|Number|Number\.parse(?:Int|Float)|parse(?:Int|Float))\([^()\n]*\.(?:format|toLocale\w*String)\(/g,
  /\.(?:format|toLocale(?:Date|Time)?String)\([^()\n]*\)\s*\.(?:split|slice|substring|match|replace|replaceAll|startsWith)\(/g,
  // A language chosen for how it writes dates: Canada's and Sweden's look like ISO 8601 in some engines.
  /(?:Intl\.DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*'(?:en-CA|sv|sv-SE|lt|lt-LT|fr-CA|en-ZA)'/g,
];

const found = (text: string): string[] => patterns.flatMap((pattern) => text.match(pattern) ?? []);

it('finds text that is formatted and then parsed', () => {
  for (const wrong of [
    "new Intl.DateTimeFormat('en-CA', { timeZone })",
    'Date.parse(days.format(now)) / 86_400_000',
    "Number(amount.toLocaleString('en'))",
    'day.format(at).slice(0, 10)',
    "at.toLocaleDateString('de').split('.')",
  ])
    expect([wrong, found(wrong).length]).toEqual([wrong, 1]);
  for (const right of ["format.formatToParts(at).find(({ type }) => type === 'day')", 'format.format(at)'])
    expect(found(right)).toEqual([]);
});

it('no date and no number is made by parsing formatted text', () => {
  nothingWrong(
    sources
      .filter(({ path }) => !path.startsWith('architecture/formatted-text'))
      .flatMap(({ path, text }) =>
        found(text).map(
          (written) =>
            `${path}: ${written}. Another engine writes it otherwise: take parts (formatToParts), or wallTimeAt and dayIn of kit/i18n/wall-time.ts.`,
        ),
      ),
  );
});
