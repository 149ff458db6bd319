import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { deferredParts, storedItems } from '#kit/web/frame-slots.ts';
import { fill } from '#kit/web/slots.ts';

export const noticesWeb = defineWebDomain({
  name: 'notices',

  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { settled: ['state/'] },
  fills: [
    fill(deferredParts, { file: 'parts/notice-keeper.tsx', name: 'NoticeKeeper', order: 80 }, { areas: ['guest'] }),
    fill(storedItems, { file: 'state/stored.ts', name: 'noticesStores' }),
  ],
});
