export * from './events.ts';
export * from './jobs.ts';
export * from './problems.ts';
export * from './recharge.ts';
