export * from './films.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './pictures.ts';
export * from './problems.ts';
export * from './sounds.ts';
export * from './uploads.ts';
export * from './videos.ts';
