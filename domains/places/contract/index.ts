export * from './areas.ts';
export * from './problems.ts';
export * from './zip.ts';
