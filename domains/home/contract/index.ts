export * from './blocks.ts';
export * from './collections.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './top-cams.ts';
