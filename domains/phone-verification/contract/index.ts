export * from './events.ts';
export * from './guest-fields.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './rules.ts';
export * from './verification.ts';
