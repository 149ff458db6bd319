export * from './anonymous.ts';
export * from './problems.ts';
export * from './pushes.ts';
export * from './settings.ts';
