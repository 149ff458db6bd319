export * from './audit.ts';
export * from './routes.ts';
