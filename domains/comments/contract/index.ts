export * from './comments.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './studio.ts';
