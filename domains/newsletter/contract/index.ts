export * from './consent.ts';
export * from './guest.ts';
export * from './issue.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './types.ts';
