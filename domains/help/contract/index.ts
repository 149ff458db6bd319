export * from './ask.ts';
export * from './desk.ts';
export * from './faq.ts';
export * from './office.ts';
export * from './saved-answers.ts';
export * from './search.ts';
