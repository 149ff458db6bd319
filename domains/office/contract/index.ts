export * from './audit.ts';
export * from './personal-data.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './views.ts';
