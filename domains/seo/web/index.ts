import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const seoWeb = defineWebDomain({
  name: 'seo',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
