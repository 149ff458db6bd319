import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';

export const mediaWeb = defineWebDomain({
  name: 'media',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
