import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const legalWeb = defineWebDomain({
  name: 'legal',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
