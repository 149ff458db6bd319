export * from './events.ts';
export * from './problems.ts';
export * from './purchase-categories.ts';
export * from './routes.ts';
export * from './sale-kinds.ts';
