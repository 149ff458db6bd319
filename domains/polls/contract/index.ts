export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './room.ts';
export * from './studio.ts';
