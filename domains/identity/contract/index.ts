export * from './account.ts';
export * from './cookies.ts';
export * as identityEvents from './events.ts';
export * as identityMessages from './messages.ts';
export * from './password.ts';
export * from './problems.ts';
export * from './proof.ts';
export * from './reserved-words.ts';
export * as identityRoutes from './routes.ts';
