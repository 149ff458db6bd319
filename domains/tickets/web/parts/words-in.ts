import type { LocalisedText } from '#domains/performers/contract/index.ts';
import type { Language } from '#kit/i18n/language.ts';

/** A text in a language; where it is not written in it, in English, else in any. */
export const wordsIn = (text: LocalisedText, language: Language): string =>
  text[language] || text.en || text.de || text.es || text.nl;
