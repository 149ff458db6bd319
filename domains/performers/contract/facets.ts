/**
 * What other domains know of a performer, by field. Each adds its types here (`declare module`) beside its facet; a field
 * that nobody declares is a compile error where it is read.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface ActorFacets {}

/** The same of a performer's prices: what they are for the guest who asks. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface ActorPricesFacets {}
