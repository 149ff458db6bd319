import type { Texts } from '#kit/contract/problem.ts';

/** Kinds of newsletters; the numbers are bits, so that one number may name several (spec 1 §3 and §9). */
export const newsletterTypes = [256, 512, 1024, 2048] as const;
export type NewsletterType = (typeof newsletterTypes)[number];

/** What each is called: the names tell nobody who looks over a shoulder more than they must. */
export const typeLabels: Readonly<Record<NewsletterType, Texts>> = {
  256: { en: 'Contests', de: 'Wettbewerbe', nl: 'Wedstrijden', es: 'Concursos' },
  512: { en: 'Late night', de: 'Late Night', nl: 'Late night', es: 'Noche' },
  1024: { en: 'VIP club', de: 'VIP-Club', nl: 'VIP-club', es: 'Club VIP' },
  2048: { en: 'VR films', de: 'VR-Filme', nl: 'VR-films', es: 'Películas VR' },
};

/** The kinds a number names; none when it names anything else as well. */
export function typesIn(typeId: number): NewsletterType[] {
  const named = newsletterTypes.filter((type) => (typeId & type) !== 0);
  return named.reduce((sum: number, type) => sum + type, 0) === typeId ? named : [];
}

/** The number that names some kinds. */
export const numberOf = (types: readonly number[]): number => types.reduce((sum, type) => sum | type, 0);
