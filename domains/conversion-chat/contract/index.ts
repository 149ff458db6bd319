export * from './actor-facet.ts';
export * from './guest.ts';
export * from './guest-fields.ts';
export * from './jobs.ts';
export * from './problems.ts';
export * from './pushes.ts';
export * from './studio.ts';
