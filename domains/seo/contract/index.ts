export * from './breadcrumb.ts';
export * from './problems.ts';
export * from './texts.ts';
