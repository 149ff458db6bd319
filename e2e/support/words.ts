import { join } from 'node:path';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import type { Language } from '#kit/i18n/language.ts';
import { catalogueFiles } from '#kit/i18n/messages-plugin.ts';
import type { CompiledCatalogue } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';

/** Says the words of a key as people read them; throws when there are none. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const root = join(import.meta.dirname, '../..');

/** All words of the site in one language, from the catalogues themselves. */
export async function wordsOf(language: Language): Promise<Words> {
  const files = catalogueFiles(root, ['domains/*', 'apps'], language);
  const all: Record<string, CompiledCatalogue[string]> = {};
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ file)) as Record<Language, Record<string, string>>;
    Object.assign(all, compileCatalogue(module[language]));
  }
  const translator = createTranslator(language, all);
  return (key, values) => {
    const words = translator.maybe(key, values);
    if (words === undefined) throw new Error(`There are no ${language} words for ${key}.`);
    return words;
  };
}
