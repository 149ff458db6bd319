export * from './ask.ts';
export * from './faq.ts';
export * from './office.ts';
export * from './search.ts';
