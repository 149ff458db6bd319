export * from './download.ts';
export * from './jobs.ts';
export * from './media.ts';
export * from './shapes.ts';
export * from './tile-grid.ts';
