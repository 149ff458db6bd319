export * from './audit.ts';
export * from './routes.ts';
export * from './views.ts';
