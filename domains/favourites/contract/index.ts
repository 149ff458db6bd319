export * from './facets.ts';
export * from './messages.ts';
export * from './problems.ts';
export * from './resources.ts';
export * from './routes.ts';
