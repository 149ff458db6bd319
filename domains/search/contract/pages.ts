import type { Language } from '#kit/contract/access.ts';

/** Longest pattern that is looked up, in characters. */
export const longestPattern = 60;
/** On a phone nothing is looked up below this many characters (spec 1 §5). */
export const shortestOnPhone = 3;
/** The field of the form by which a browser itself asks, without a script. */
export const patternName = 'q';

/** Where that form leads; Dutch uses the English one. */
export const formSlugs = { en: 'search', de: 'suche', es: 'buscar' } as const;

/** The page of all results, per language; Dutch uses the English form. */
export const searchSlugs = {
  en: 'search/:searchPattern',
  de: 'suche/:searchPattern',
  es: 'buscar/:searchPattern',
} as const;

/** The page of all performers a pattern finds, per language; Dutch uses the English form. */
export const actorsSlugs = {
  en: 'search/actors/:searchPattern',
  de: 'suche/darsteller/:searchPattern',
  es: 'buscar/actores/:searchPattern',
} as const;

/** The page of all albums a pattern finds. */
export const galleriesSlugs = {
  en: 'search/galleries/:searchPattern',
  de: 'suche/alben/:searchPattern',
  es: 'buscar/albumes/:searchPattern',
} as const;

const pathIn = (slugs: Record<'en' | 'de' | 'es', string>, language: Language, pattern: string): string => {
  const slug = slugs[language === 'nl' ? 'en' : language];
  return `/${language}/${slug.replace(':searchPattern', encodeURIComponent(pattern))}/`;
};

/** The path of the page with all performers a pattern finds. */
export const actorsPath = (language: Language, pattern: string): string => pathIn(actorsSlugs, language, pattern);

/** The path of the page with all albums a pattern finds. */
export const galleriesPath = (language: Language, pattern: string): string => pathIn(galleriesSlugs, language, pattern);

/** The path of the page with everything a pattern finds. */
export const searchPath = (language: Language, pattern: string): string => pathIn(searchSlugs, language, pattern);
