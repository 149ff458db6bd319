import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';

export const noticesWeb = defineWebDomain({
  name: 'notices',

  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
