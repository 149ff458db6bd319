import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const performersWeb = defineWebDomain({
  name: 'performers',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
