export * from './entities.ts';
export * from './messages.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './terms.ts';
