export * from './act.ts';
export * from './jobs.ts';
export * from './log.ts';
export * from './office.ts';
export * from './own.ts';
export * from './problems.ts';
export * from './room.ts';
export * from './studio.ts';
