/** Countries whose zip codes are known. */
export const zipCountries = ['DE', 'AT', 'CH', 'NL', 'ES'] as const;
export type ZipCountry = (typeof zipCountries)[number];

/** How a whole zip code is written; five characters are Germany's and Spain's (spec 2 §5). */
const forms: Readonly<Record<ZipCountry, RegExp>> = {
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  NL: /^\d{4}(?:[A-Z]{2})?$/,
};

/** A zip code without what people put between and around its signs: `1012 ab`, `D-79098`. */
export const plainZip = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/^(?:D|DE|A|AT|CH|NL|E|ES)[\s-]+(?=\d)/, '')
    .replaceAll(/[\s-]/g, '');

/**
 * The countries a zip code may belong to, the one that was asked for first. Five digits are German unless Spain was asked for, four digits
 * Austrian unless Switzerland or the Netherlands were, and what ends in two letters is Dutch.
 */
export function countriesOfZip(zip: string, asked: string | null): ZipCountry[] {
  const fitting = zipCountries.filter((country) => forms[country].test(zip));
  return [...fitting.filter((country) => country === asked), ...fitting.filter((country) => country !== asked)];
}

/** The key of the area a zip code, or how it begins, lies in: its first two characters. Null for what is no beginning of one. */
export const zoneOf = (zip: string): string | null => /^\d{2}/.exec(zip)?.[0] ?? null;
