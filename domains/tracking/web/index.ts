import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { pages } from './routes.ts';

export const trackingWeb = defineWebDomain({
  name: 'tracking',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
