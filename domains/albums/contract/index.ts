export * from './album.ts';
export * from './gallery.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './ratings.ts';
export * from './studio.ts';
