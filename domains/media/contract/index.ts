export * from './pictures.ts';
export * from './problems.ts';
