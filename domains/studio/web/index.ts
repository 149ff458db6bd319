import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const studioWeb = defineWebDomain({
  name: 'studio',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(storedItems, { file: 'parts/stored.ts', name: 'studioStores' })],
});
