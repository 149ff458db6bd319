import { expect, it } from 'vitest';
import { languages } from '#kit/contract/access.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { listTitle } from './list-title.ts';

const words: Record<Language, string> = { de: 'Seite', en: 'Page', nl: 'Pagina', es: 'Página' };
const translator = (language: Language) =>
  createTranslator(language, { 'performers.pages.page': [`${words[language]} `, ['number']] });

it('says which page of a list it is, from the second on, as long as search engines show it', () => {
  for (const language of languages) {
    const t = translator(language);
    expect(listTitle(t, 'Live cams', 1)).toBe('Live cams');
    expect(listTitle(t, 'Live cams', 2)).toBe(`Live cams · ${words[language]} 2`);
    const long = listTitle(t, 'A title that takes every one of the letters there is room for', 150);
    expect(long.length).toBeLessThanOrEqual(60);
    expect(long).toMatch(/… · \S+ 150$/);
  }
});
