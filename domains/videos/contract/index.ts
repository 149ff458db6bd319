export * from './jobs.ts';
export * from './lists.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './share.ts';
export * from './studio.ts';
export * from './video.ts';
export * from './watch.ts';
