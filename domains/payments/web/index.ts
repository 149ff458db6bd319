import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const paymentsWeb = defineWebDomain({
  name: 'payments',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
