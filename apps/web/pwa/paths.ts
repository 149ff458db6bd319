import type { Language } from '#kit/i18n/language.ts';

/** The background colours of the two themes (kit/ui/styles/tokens.css, canvas) as the browser's frame takes them. */
export const themeColours = { dark: '#0a0815', light: '#f8f7fc' } as const;

/** Where the manifest of a language lies. Browsers fetch it without cookies, so discretion stands in its name. */
export const manifestPath = (language: Language, isPlain: boolean): string =>
  `/${language}${isPlain ? '-plain' : ''}.webmanifest`;
