export * from './office.ts';
export * from './problems.ts';
export * from './signal.ts';
export * from './studio.ts';
