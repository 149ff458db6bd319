import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { OfficeCollection } from '../../contract/office.ts';

/** What a collection is called in the reader's language, else in any. */
export function useTitleOf(): (collection: OfficeCollection) => string {
  const language = useLanguage();
  return ({ details: { title, slug } }) => title[language] || title.en || title.de || title.nl || title.es || slug;
}
