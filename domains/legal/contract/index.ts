export * from './legal-text.ts';
