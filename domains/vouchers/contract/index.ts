export * from './free-minutes.ts';
export * from './guest-fields.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './transfers.ts';
export * from './types.ts';
export * from './vouchers.ts';
