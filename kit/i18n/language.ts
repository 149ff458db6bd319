/** The languages the site speaks (spec 1 section 1). */
export const languages = ['de', 'en', 'nl', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language when the current one is unknown (spec 1 section 1). */
export const defaultLanguage: Language = 'en';

/** The BCP 47 locale that decides numbers, dates and collation of a language. */
export const localeOf: Record<Language, string> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL', es: 'es-ES' };

/** A language's name in that language, as a language selector shows it. */
export const nativeNameOf: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/**
 * The language to speak to a visitor: the one they chose before, else the best match of their browser's
 * `Accept-Language` (RFC 9110 section 12.5.4), else English.
 */
export function negotiateLanguage(acceptLanguage: string | undefined, chosen?: string): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? defaultLanguage;
}
