import { ownValue } from '#kit/records/own-value.ts';
import { toPlainLetters } from '#kit/text/confusables.ts';
import { namesAccount } from './contact-networks.ts';
import { namesNumber } from './contact-numbers.ts';
import { namesPage } from './contact-pages.ts';

/** A mail address as it is written, without spaces: "Hi @vesna. How are you?" is none. */
const written = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,}/u;
const endings = 'com|net|org|de|at|ch|nl|be|es|eu|uk|fr|it|pt|pl|info|io|me|online|app|mail|cat';
const name = '[\\p{L}\\p{N}._%+-]{1,64}';
const dotWord =
  '(?:\\(|\\[|\\{)\\s*(?:dot|punkt|punto|punt)\\s*(?:\\)|\\]|\\})|(?<=\\s)(?:dot|punkt|punto|punt)(?=\\s)';
const atMark = '(?:@|\\(\\s*(?:at|a|arroba)\\s*\\)|\\[\\s*(?:at|a|arroba)\\s*\\]|\\{\\s*at\\s*\\})';
const atWord = '(?<=\\s)(?:at|arroba|apenstaartje|klammeraffe)(?=\\s)';
/** The same said or drawn apart; then it ends in a name that addresses end in. */
const apart = new RegExp(
  `${name}\\s{0,3}(?:${atMark}\\s{0,3}${name}\\s{0,3}(?:\\.|${dotWord})|${atWord}\\s{0,3}${name}\\s{0,3}(?:${dotWord}))\\s{0,3}(?:${endings})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** A figure of any script is a figure. */
const toFigures = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) => {
    for (let value = 0, code = sign.codePointAt(0) as number; value < 10; value += 1) {
      // The figures of a script stand in a row from its nought on.
      if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value % 10);
    }
    return sign;
  });

/** A text as it is compared: wide signs, invisible ones and accents hide nothing. */
export const compared = (text: string): string => toFigures(text.normalize('NFKD').replace(/[\p{Cf}\p{M}]/gu, ''));

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

/** Letters drawn apart, four and more: "w h a t s a p p", "s-n-a-p". */
const drawnApart = /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*·]{1,3}){3,}\p{L}(?![\p{L}\p{N}])/gu;
/** Figures and signs that pass for letters. */
const passing: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** "You are my number one", "mi número favorito es el 7". */
const firstOfAll = /\b(?:number|nummer|numero|no)\.?\s*(?:one|eins|1|een|uno|favorito|preferido|de la suerte)\b/gi;

/** Drawn letters as a word; a short word before it, or behind it, is one letter as well: "ven a w h a t s a p p". */
const joins: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word[0]} ${word.slice(1)}`,
  (word) => `${word.slice(0, -1)} ${word.at(-1)}`,
];

/** A text in the ways a word may be hidden in it. */
function readings(plain: string): string[] {
  const joined = joins.map((join) => plain.replace(drawnApart, (letters) => join(letters.replace(/[^\p{L}]/gu, ''))));
  const asLetters = joined.map((text) =>
    text.replace(/[\p{L}\d@$]+/gu, (chunk) =>
      /\p{L}/u.test(chunk) ? chunk.replace(/[013457@$]/g, (sign) => ownValue(passing, sign) ?? sign) : chunk,
    ),
  );
  return [...new Set([plain, ...joined, ...asLetters, toPlainLetters(plain)])];
}

/**
 * Whether a text names a way to meet or pay outside (rule of the platform): by its form, or by a word of the lists. `own` is the
 * platform's host, whose pages are none.
 */
export function holdsContactDetails(text: string, words: RegExp | null, own: string | null = null): boolean {
  const plain = compared(text).toLowerCase();
  if (namesNumber(plain) || written.test(plain) || apart.test(plain)) return true;
  if (namesPage(plain, own) || namesAccount(plain)) return true;
  return words !== null && holdsWord(text, words);
}

/** Whether a word of a pattern stands in a text, as it is or hidden. */
export const holdsWord = (text: string, words: RegExp): boolean =>
  readings(compared(text).toLowerCase().replace(firstOfAll, ' x ')).some((reading) => words.test(reading));
