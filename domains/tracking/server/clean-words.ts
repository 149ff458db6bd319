import { clip } from '#kit/text/clip.ts';
import { eventTypes } from '../contract/vocabulary.ts';

/** Identifiers of the program: page ids, groups, categories, `key=value`. Sentences, addresses and names in full are none. */
const identifier = /^[A-Za-z0-9.:_=;,-]{1,100}$/;
/** Four digits in a row may be the number of a person, a chat or a payment. */
const longNumber = /\d{4,}/g;
/** The same, but for a close code of a socket (RFC 6455 §7.4), which stands in brackets. */
const numberOfSomebody = /(?<!\()\d{4,}|(?<=\()\d{4,}(?!\))|\d{5,}/g;

/** What of an event's words is kept: an identifier without long numbers, or nothing. */
export const cleanWord = (text: string): string => (identifier.test(text) ? text.replace(longNumber, '#') : '');

/** What of a browser's error message is kept: no addresses of any kind, no long numbers, at most 200 characters. */
export const cleanMessage = (text: string): string => clip(withoutWhatIsPrivate(text), 200).trim();

const withoutWhatIsPrivate = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '*')
    .replace(/\b(\w+:\/)?\/\S*/g, '*')
    .replace(/\b[\da-f]{1,4}([.:][\da-f]{1,4}){3,}\b/gi, '*')
    .replace(numberOfSomebody, '#')
    .replace(/\p{Cc}/gu, ' ');

/** Words as they are and their parts, in lower case. */
const partsOf = (words: Iterable<string>): string[] =>
  [...words].flatMap((word) => [word, ...word.split(/[_ ]/)]).map((word) => word.toLowerCase());

/** Words of the statistics themselves that are no names, whatever performers call themselves. */
const ownWords: readonly string[] = partsOf([...Object.values(eventTypes), 'connection closed', 'pong missing']);

/** Whole words first (a name may hold a hyphen), then their parts. */
const kindsOfWords = [/[\p{L}\p{N}_-]+/gu, /[\p{L}\p{N}]+/gu] as const;

const mayBeName = (lower: string): boolean => lower.length >= 2 && !/^\d+$/.test(lower);

/**
 * What strikes performers' names out of some texts. Their names are asked for once, however many words there are: who
 * writes long texts asks nothing of the database. @param namesAmong answers which of some lower-case words are names
 * @param declared what domains call goals and categories of purchases: no names, whatever performers call themselves
 */
export async function nameStriker(
  texts: readonly string[],
  namesAmong: (words: readonly string[]) => Promise<readonly string[]>,
  declared: Iterable<string>,
): Promise<(text: string) => string> {
  const own = new Set([...ownWords, ...partsOf(declared)]);
  const words = new Set<string>();
  for (const text of texts) {
    for (const kind of kindsOfWords) for (const word of text.match(kind) ?? []) words.add(word.toLowerCase());
  }
  const names = new Set(await namesAmong([...words].filter((word) => mayBeName(word) && !own.has(word))));
  return (text) => {
    let kept = text;
    for (const kind of kindsOfWords) {
      for (const word of new Set(kept.match(kind) ?? [])) {
        if (names.has(word.toLowerCase())) kept = kept.replaceAll(word, '*');
      }
    }
    return kept;
  };
}
