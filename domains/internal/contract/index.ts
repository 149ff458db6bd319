export * from './maintenance.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './request.ts';
export * from './tests.ts';
