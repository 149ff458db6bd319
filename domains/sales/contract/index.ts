export * from './day-curve.ts';
export * from './events.ts';
export * from './office-sale.ts';
export * from './problems.ts';
export * from './purchase-categories.ts';
export * from './routes.ts';
export * from './sale-kinds.ts';
export * from './share-part.ts';
