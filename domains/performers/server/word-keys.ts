import { foldOf } from '#kit/text/fold.ts';

/** A typed word, folded, with others that mean the same (synonyms); names are looked for by the typed one alone. */
export interface Term {
  readonly typed: string;
  readonly also: readonly string[];
}

/** Words shorter than this are taken as they are: one wrong letter of three is another word. */
const typosFrom = 4;

/** The words of a text as they are looked for. */
export const wordsOf = (text: string): string[] =>
  foldOf(text)
    .split(/[\s\-_.,&+'’"]+/u)
    .filter(Boolean);

/** A word with each of its letters left out once; none of a short one. */
function slipsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < typosFrom) return [];
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))];
}

/**
 * What a typed word may stand under in `performers.search_keys(name)`: `^` and the beginning of a word of the name, `~` and a
 * whole word, also with one letter less. Two words that lose one letter each and then agree are one slip apart: a letter
 * missing, doubled, wrong or swapped with its neighbour.
 */
export function keysOf(word: string): { readonly begins: string; readonly whole: string; readonly all: string[] } {
  const begins = `^${word}`;
  const whole = `~${word}`;
  const slips = slipsOf(word).map((slip) => `~${slip}`);
  return { begins, whole, all: slips.length === 0 ? [begins] : [begins, whole, ...slips] };
}

/** Whether two words are the same but for one slip of the keyboard. */
export function isOneSlipApart(typed: string, word: string): boolean {
  const ours = new Set([typed, ...slipsOf(typed)]);
  return typed.length >= typosFrom && [word, ...slipsOf(word)].some((one) => ours.has(one));
}

/** Shorter words say nothing about a text. */
const textFrom = 3;
/** From so many letters on the last one may be an ending: "talks" is "talk", too. */
const endingFrom = 5;

/** Without the `e` that stands for two dots: "gemuetlich" is "gemutlich" as "gemütlich" is. */
const dotless = (word: string): string => word.replace(/([aou])e/g, '$1');

/**
 * What a typed word may stand under in `performers.text_keys`: the beginning of a word, the word without its ending, and
 * behind `~` the end of a longer one. Letters and digits of ASCII alone get into the query; null where none are left.
 */
export function textQuery({ typed, also }: Term): string | null {
  const found = [typed, ...also].flatMap((word) => {
    const bare = word.replace(/[^a-z0-9]/g, '');
    if (bare.length < textFrom) return [];
    const forms = [...new Set([bare, dotless(bare)])];
    const ends = forms.flatMap((form) => (form.length < endingFrom ? [form] : [form, form.slice(0, -1)]));
    return [...forms.map((form) => `'${form}':*`), ...ends.flatMap((end) => [`'${end}'`, `'~${end}'`])];
  });
  return found.length === 0 ? null : found.join(' | ');
}

/** Whether a typed word is one of a name's (a theme, a tag), on the way to it, or one slip from it. */
export function fitsName({ typed, also }: Term, name: string): boolean {
  const isPart = (word: string, one: string) =>
    one.startsWith(word) || (word.length >= endingFrom && one === word.slice(0, -1));
  return wordsOf(name).some((one) => [typed, ...also].some((word) => isPart(word, one)) || isOneSlipApart(typed, one));
}
