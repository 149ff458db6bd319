export * from './line.ts';
export * from './problems.ts';
