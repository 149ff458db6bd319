export * from './jobs.ts';
export * from './problems.ts';
export * from './routes.ts';
