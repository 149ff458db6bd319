import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const searchWeb = defineWebDomain({
  name: 'search',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { words: ['search.label', 'search.placeholder', 'search.close'] },
  fills: [fill(storedItems, { file: 'state/last-requests.ts', name: 'searchStores' })],
});
