export * from './cookie.ts';
export * from './definition.ts';
export * from './features.ts';
export * from './guest-fields.ts';
export * from './problems.ts';
export * from './routes.ts';
