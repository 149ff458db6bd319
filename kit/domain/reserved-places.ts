import type { Extensions } from './extensions.ts';
import { extensionPoint } from './extensions.ts';

/**
 * What people call a place of the site that a domain brings, in lower-case letters of every language of the site: alone, nobody
 * is called so. What speaks for the platform is refused by identity, whoever brings it.
 */
export const reservedPlaces = extensionPoint<readonly string[]>('site.reservedPlaces');

/** The names of the places of this site. @throws Error for a word that is not lower-case letters alone */
export function reservedPlacesOf({ extensions }: { readonly extensions: Extensions }): readonly string[] {
  const words = extensions.of(reservedPlaces).flat();
  const wrong = words.find((word) => !/^\p{Ll}+$/u.test(word));
  if (wrong !== undefined) throw new Error(`A reserved place is written in lower-case letters alone, not "${wrong}".`);
  return words;
}
