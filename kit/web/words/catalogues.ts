import { accountWords, domainOfKey } from '#kit/i18n/areas.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { CompiledCatalogue, Translator } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';

const catalogues = new Map<Language, Record<string, CompiledCatalogue[string]>>();
const translators = new Map<Language, Translator>();

declare global {
  /** Domains whose words the chunks of the browser's scripts say (`kit/i18n/messages-plugin.ts`). A chunk awaits the result. */
  var vesperWords: { push(...domains: string[]): unknown } | undefined;
  /** The same of chunks that are there from the first look on and say those words only later. */
  var vesperLater: string[] | undefined;
}

/** Fetches a domain's words; undefined where it has none that come later. */
type Load = (domain: string) => Promise<void> | undefined;
let load: Load | undefined;
/** The words of domains that are on their way, or there. */
const coming = new Map<string, Promise<void> | undefined>();

/**
 * Adds words of a language; the browser does so for one language before it hydrates, the server for all at start. Who has the
 * translator already says them too: a handler or an effect keeps the one it was made with.
 */
export function addMessages(language: Language, messages: CompiledCatalogue): void {
  Object.assign(catalogueOf(language), messages);
}

function catalogueOf(language: Language): Record<string, CompiledCatalogue[string]> {
  const known = catalogues.get(language) ?? {};
  catalogues.set(language, known);
  return known;
}

/** Domains of the chunks that a document begins with, until somebody asks for their words ({@link loadDeferred}). */
let early: readonly string[] = [];

/** Tells how to fetch the words of domains, in a browser. Those of chunks that come from now on are fetched with them. */
export function addDeferred(fetchWords: Load): void {
  load = fetchWords;
  early = Array.isArray(globalThis.vesperWords) ? (globalThis.vesperWords as string[]) : [];
  globalThis.vesperWords = {
    // Where one fails it is said again by who says the words.
    push: (...domains) => Promise.all(domains.map(wordsOf)).catch(() => undefined),
  };
}

/** Fetches a domain's words, once. A failure may be tried again. */
function wordsOf(domain: string): Promise<void> | undefined {
  if (coming.has(domain)) return coming.get(domain);
  const words = load?.(domain)?.then(
    () => void coming.set(domain, undefined),
    (error) => {
      coming.delete(domain);
      throw error;
    },
  );
  coming.set(domain, words);
  return words;
}

/** Fetches the words of all chunks that have come. */
export async function loadDeferred(): Promise<void> {
  const wanted = early;
  early = [];
  await Promise.all([...wanted.map(wordsOf), ...coming.values()]);
}

/** Fetches what the frame and its parts say besides, once the page is settled: what is pressed then has its words. */
export async function loadLater(): Promise<void> {
  const wanted = globalThis.vesperLater ?? [];
  globalThis.vesperLater = [];
  // Where one fails it is said again by who says the words.
  await Promise.all(wanted.map(wordsOf)).catch(() => undefined);
}

/** Says something outside of a component, as soon as its words are there. */
export async function saidLater(say: () => string): Promise<string> {
  for (;;) {
    try {
      return say();
    } catch (reason) {
      if (!(reason instanceof Promise)) throw reason;
      await reason;
    }
  }
}

/**
 * The translator of a language whose words were added. A component that says a word of a domain whose words are still to come
 * suspends until they are there.
 */
export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = createTranslator(language, catalogueOf(language), (key) => {
    // The account's menu names words of all domains: while its own are on their way, theirs are not meant.
    const words = coming.get(accountWords) ?? wordsOf(domainOfKey(key)) ?? wordsOf(accountWords);
    if (words) throw words;
  });
  translators.set(language, translator);
  return translator;
}
