/**
 * Whether the one element an `IntersectionObserver` watches is in sight now. A busy browser hands in several changes at once,
 * oldest first: who looks at the first alone takes an element for gone that stays in sight, and never hears of it again.
 */
export const isInSight = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean =>
  entries.at(-1)?.isIntersecting === true;
