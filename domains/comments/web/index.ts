import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { pages } from './routes.ts';

export const commentsWeb = defineWebDomain({
  name: 'comments',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
