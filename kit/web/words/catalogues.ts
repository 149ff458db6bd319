import type { Language } from '#kit/i18n/language.ts';
import type { CompiledCatalogue, Translator } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';

const catalogues = new Map<Language, CompiledCatalogue>();
const translators = new Map<Language, Translator>();
let deferred: (() => Promise<void>) | undefined;
let coming: Promise<void> | undefined;

/** Adds words of a language; the browser does so for one language before it hydrates, the server for all at start. */
export function addMessages(language: Language, messages: CompiledCatalogue): void {
  catalogues.set(language, { ...catalogues.get(language), ...messages });
  translators.delete(language);
}

/** Tells how to fetch the words that were deferred. */
export function addDeferred(load: () => Promise<void>): void {
  deferred = load;
}

/** Fetches the deferred words, once. A failure may be tried again. */
export function loadDeferred(): Promise<void> {
  coming ??= (deferred?.() ?? Promise.resolve()).then(
    () => {
      deferred = undefined;
    },
    (error) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/**
 * The translator of a language whose words were added. A component that says a deferred word suspends until it is
 * there.
 */
export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = createTranslator(language, catalogues.get(language) ?? {}, () => {
    if (deferred) throw loadDeferred();
  });
  translators.set(language, translator);
  return translator;
}
