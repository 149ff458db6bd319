export * from './conditions.ts';
export * from './facts.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './status-bars.ts';
