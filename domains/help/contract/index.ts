export * from './ask.ts';
export * from './faq.ts';
export * from './search.ts';
