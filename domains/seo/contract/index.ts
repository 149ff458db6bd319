export * from './breadcrumb.ts';
export * from './pictures.ts';
export * from './problems.ts';
export * from './seo-pages.ts';
export * from './texts.ts';
