export * from './events.ts';
export * from './restrictions.ts';
