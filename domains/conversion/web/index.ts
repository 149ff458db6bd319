import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';

export const conversionWeb = defineWebDomain({
  name: 'conversion',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(storedItems, { file: 'state/closed.ts', name: 'conversionStores' })],
});
