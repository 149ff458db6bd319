import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { pages } from './routes.ts';

export const studiosWeb = defineWebDomain({
  name: 'studios',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
