export * from './accounts.ts';
export * from './guest-fields.ts';
export * from './messages.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './transfers.ts';
export * from './verification.ts';
