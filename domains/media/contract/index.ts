export * from './jobs.ts';
export * from './pictures.ts';
export * from './problems.ts';
export * from './sounds.ts';
export * from './videos.ts';
