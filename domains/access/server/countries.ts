/** ISO 3166-1 alpha-2 codes, upper case. */
export type Countries = ReadonlySet<string>;

/**
 * Reads a list of countries an operator wrote (`DE, at,CH`).
 *
 * @throws an error naming the entry that is no two-letter code
 */
export function countries(list: string | readonly string[]): Countries {
  const entries = typeof list === 'string' ? list.split(',') : list;
  const codes = entries.map((entry) => entry.trim().toUpperCase()).filter((entry) => entry !== '');
  for (const code of codes) {
    if (!/^[A-Z]{2}$/.test(code)) throw new Error(`'${code}' is not a country code: use two letters as in DE, NL, ES.`);
  }
  return new Set(codes);
}

/** Whether somebody comes from one of the countries. A visitor whose country is unknown does not. */
export function comesFrom(from: { readonly country: string | null }, list: Countries): boolean {
  return from.country !== null && list.has(from.country);
}
