export * from './attributes.ts';
export * from './filters.ts';
export * from './heat-maps.ts';
export * from './jobs.ts';
export * from './problems.ts';
export * from './saved.ts';
export * from './search.ts';
