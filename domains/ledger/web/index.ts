import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const ledgerWeb = defineWebDomain({
  name: 'ledger',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
