export * from './actor.ts';
export type { ActorFacets } from './facets.ts';
export * from './listing.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './studio.ts';
