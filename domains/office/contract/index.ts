export * from './audit.ts';
export * from './find.ts';
export * from './mail-kinds.ts';
export * from './personal-data.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './sms.ts';
export * from './views.ts';
