import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const salesWeb = defineWebDomain({
  name: 'sales',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
