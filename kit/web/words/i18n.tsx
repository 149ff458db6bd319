import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Formatters } from '#kit/i18n/format.ts';
import { formattersOf } from '#kit/i18n/format.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { translatorOf } from './catalogues.ts';

const LanguageContext = createContext<Language | null>(null);

/** Sets the language of everything below. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a <LanguageProvider> above it.');
  return language;
}

/** The words of the page's language: `const t = useMessages(); t('live.room.end', { minutes })`. */
export function useMessages(): Translator {
  return translatorOf(useLanguage());
}

/** Numbers, money, dates and lists as the page's language writes them. */
export function useFormat(): Formatters {
  return formattersOf(useLanguage());
}
