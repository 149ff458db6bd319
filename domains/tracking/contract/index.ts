export * from './collect.ts';
export * from './logger.ts';
export * from './report.ts';
export * from './vocabulary.ts';
