import { join } from 'node:path';
import type { SiteWords } from '#kit/domain/site-words.ts';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import type { Language } from '#kit/i18n/language.ts';
import { catalogueFiles } from '#kit/i18n/messages-plugin.ts';
import type { CompiledCatalogue, Translator } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import type { AnyWebDomain } from '#kit/web/page/domain.ts';
import * as list from './domain-list.ts';

const root = join(import.meta.dirname, '../..');
const domains: readonly AnyWebDomain[] = Object.values(list);
const made = new Map<Language, Promise<Translator>>();

/** The words of the screens for the server: a language is read when something is first written in it. */
export const words: SiteWords = {
  translator(language) {
    const translator = made.get(language) ?? readAll(language);
    made.set(language, translator);
    return translator;
  },
  factsOf: <Facts extends object>(name: string) =>
    domains.flatMap(({ fills }) => fills.filter(({ slot }) => slot === name).map(({ facts }) => facts as Facts)),
};

async function readAll(language: Language): Promise<Translator> {
  const all: Record<string, CompiledCatalogue[string]> = {};
  for (const file of catalogueFiles(root, ['domains/*', 'apps'], language)) {
    const module = (await import(/* @vite-ignore */ file)) as Record<Language, Record<string, string>>;
    Object.assign(all, compileCatalogue(module[language]));
  }
  return createTranslator(language, all);
}
