export * from './acceptance.ts';
export * from './consent.ts';
export * from './document.ts';
export * from './legal-text.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './studio.ts';
export * from './withdrawal.ts';
