export * from './actor.ts';
export * from './listing.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './studio.ts';
