export * from './actor.ts';
export * from './actor-states.ts';
export * from './events.ts';
export type { ActorFacets } from './facets.ts';
export * from './listing.ts';
export * from './own-facts.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './studio.ts';
