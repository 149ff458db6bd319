import type { Language } from '#kit/contract/access.ts';

/** The page of all results, per language; Dutch uses the English form. */
export const searchSlugs = {
  en: 'search/:searchPattern',
  de: 'suche/:searchPattern',
  es: 'buscar/:searchPattern',
} as const;

/** The path of the page with everything a pattern finds. */
export function searchPath(language: Language, pattern: string): string {
  const slug = searchSlugs[language === 'nl' ? 'en' : language];
  return `/${language}/${slug.replace(':searchPattern', encodeURIComponent(pattern))}/`;
}
