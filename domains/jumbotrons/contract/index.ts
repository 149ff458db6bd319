export * from './config.ts';
export * from './count.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './slide.ts';
export * from './type.ts';
