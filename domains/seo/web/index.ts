import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { pageHeads } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const seoWeb = defineWebDomain({
  name: 'seo',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(pageHeads, { file: 'parts/head.ts', name: 'heads' })],
});
