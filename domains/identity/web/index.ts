import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const identityWeb = defineWebDomain({
  name: 'identity',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
