import { toPlainLetters } from '#kit/text/confusables.ts';
import { linkParts } from '#kit/text/links.ts';

/** Endings of addresses that people write without a scheme. */
const endings =
  'com|net|org|info|biz|de|at|ch|nl|be|eu|es|fr|it|uk|us|io|co|me|tv|gg|app|cam|live|chat|xxx|porn|shop|site|online|link|ly|to';
const bare = new RegExp(
  `(?:^|[^\\p{L}\\p{N}@])(?:www\\.|(?:[\\p{L}\\p{N}-]{2,}\\.)+(?:${endings})(?:[/?#:]|$|[^\\p{L}\\p{N}.]|\\.(?:$|\\s)))`,
  'iu',
);

/** Whether a text holds an address of the web, also one without `https://`. */
export const holdsLink = (text: string): boolean =>
  linkParts(text).some(({ href }) => href !== undefined) || bare.test(text.normalize('NFKC'));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first of some words that a text holds as a whole word, lookalikes and accents folded; `*` at the end stands for any ending. */
export function refusedWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = toPlainLetters(text);
  return words.find((word) => {
    const isOpen = word.endsWith('*');
    const stem = toPlainLetters(isOpen ? word.slice(0, -1) : word).trim();
    if (stem === '') return false;
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}${isOpen ? '' : '(?![\\p{L}\\p{N}])'}`, 'u').test(plain);
  });
}
