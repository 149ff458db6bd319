/** Letters that Unicode does not take apart, as people write them without. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as it is looked for: without capitals, accents (however they are written), widths, marks of direction and signs nobody sees, `ß` as
 * `ss`. `foldedText` of `kit/db/query/folded.ts` does the same in the database.
 */
export const foldOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
