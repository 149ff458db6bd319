import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const liveWeb = defineWebDomain({
  name: 'live',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
