import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { pages } from './routes.ts';

export const consentWeb = defineWebDomain({
  name: 'consent',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
