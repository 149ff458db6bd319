import type { Language } from '#kit/i18n/language.ts';
import type { CompiledCatalogue, Translator } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';

const catalogues = new Map<Language, CompiledCatalogue>();
const translators = new Map<Language, Translator>();

/** Adds words of a language; the browser does so for one language before it hydrates, the server for all at start. */
export function addMessages(language: Language, messages: CompiledCatalogue): void {
  catalogues.set(language, { ...catalogues.get(language), ...messages });
  translators.delete(language);
}

/** The translator of a language whose words were added. */
export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = createTranslator(language, catalogues.get(language) ?? {});
  translators.set(language, translator);
  return translator;
}
