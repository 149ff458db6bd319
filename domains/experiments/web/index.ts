import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const experimentsWeb = defineWebDomain({
  name: 'experiments',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
