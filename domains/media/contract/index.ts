export * from './jobs.ts';
export * from './pictures.ts';
export * from './problems.ts';
