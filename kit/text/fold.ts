/** Letters that Unicode does not take apart, as people write them without; `ς` is `σ` at the end of a word. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

/**
 * First and last sign of what is not looked for: accents (also of Greek, Cyrillic, Hebrew, Arabic and kana), marks of direction and other
 * signs that are drawn as nothing. Named one by one, since the database has no names for kinds of signs; vowels of other scripts that
 * are written as marks are letters, and stay.
 */
export const foldedAway: readonly (readonly [number, number])[] = [
  [0x00ad, 0x00ad],
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0591, 0x05bd],
  [0x05bf, 0x05bf],
  [0x05c1, 0x05c2],
  [0x05c4, 0x05c5],
  [0x05c7, 0x05c7],
  [0x0610, 0x061a],
  [0x061c, 0x061c],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06dc],
  [0x06df, 0x06e4],
  [0x06e7, 0x06e8],
  [0x06ea, 0x06ed],
  [0x180b, 0x180f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x20d0, 0x20ff],
  [0x2de0, 0x2dff],
  [0x3099, 0x309a],
  [0xa66f, 0xa672],
  [0xa674, 0xa67d],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0001, 0xe007f],
  [0xe0100, 0xe01ef],
];

const span = (code: number): string => `\\u{${code.toString(16)}}`;
const away = new RegExp(`[${foldedAway.map(([first, last]) => `${span(first)}-${span(last)}`).join('')}]`, 'gu');
const letter = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'gu');

/**
 * A text as it is looked for: without capitals, accents (however they are written), widths, marks of direction and signs nobody sees, `ß` as
 * `ss`, `ł` as `l`. `foldedSql` of `kit/db/query/folded.ts` is the same in the database, also in the indexes of names.
 */
export const foldOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(away, '')
    .toLowerCase()
    .replace(letter, (one) => foldedLetters[one] ?? one);
