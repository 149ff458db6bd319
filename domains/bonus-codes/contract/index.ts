export * from './benefits.ts';
export * from './codes.ts';
export * from './guest-fields.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './redeeming.ts';
export * from './transfers.ts';
