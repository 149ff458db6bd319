import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';

export const noticesWeb = defineWebDomain({
  name: 'notices',

  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { files: ['state/board.ts'], settled: ['state/'] },
  fills: [
    fill(deferredParts, { file: 'parts/notice-keeper.tsx', name: 'NoticeKeeper', order: 80 }, { areas: ['guest'] }),
    fill(storedItems, { file: 'state/stored.ts', name: 'noticesStores' }),
  ],
});
