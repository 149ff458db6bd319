import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const guestWeb = defineWebDomain({
  name: 'guest',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
