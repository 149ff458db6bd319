import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const searchWeb = defineWebDomain({
  name: 'search',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
