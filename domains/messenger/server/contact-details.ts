/** Mail addresses, also "name at example dot com". */
const mail =
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}.-]+\s*(?:\.|\(dot\)|\[dot\]|\(punkt\)|\(punto\))\s*\p{L}{2,}/iu;
/** Eight digits and more, whatever separates them. */
const digitRun = /\d(?:[\s().\-/_*]*\d){7,}/u;
/** Days and times, which people say to each other. */
const moments = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{1,2}[:.]\d{2}\b/gu;

/** A text as it is compared: wide signs, invisible ones and accents hide nothing. */
export const compared = (text: string): string => text.normalize('NFKD').replace(/[\p{Cf}\p{M}]/gu, '');

/** A pattern that finds some words: as whole ones, with or without the spaces in them, `*` for any ending. Null of none. */
export function patternOf(words: readonly string[]): RegExp | null {
  const parts = words.map((word) =>
    compared(word)
      .replace(/[\\^$.|?+()[\]{}/-]/g, '\\$&')
      .replace(/\s+/g, '\\s*')
      .replace(/\*$/, '\\p{L}*'),
  );
  return parts.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Whether a text names a way to meet or pay outside (rule of the platform): by its form, or by a word of the lists. */
export function holdsContactDetails(text: string, words: RegExp | null): boolean {
  const plain = compared(text);
  return digitRun.test(plain.replace(moments, ' x ')) || mail.test(plain) || words?.test(plain) === true;
}
