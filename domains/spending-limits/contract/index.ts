export * from './breaks.ts';
export * from './jobs.ts';
export * from './limits.ts';
export * from './problems.ts';
