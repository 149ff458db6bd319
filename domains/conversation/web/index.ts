import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';

export const conversationWeb = defineWebDomain({
  name: 'conversation',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
