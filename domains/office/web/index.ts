import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const officeWeb = defineWebDomain({
  name: 'office',
  pages,
  fills: [
    fill(memberParts, { file: 'parts/keep-waiting.tsx', name: 'KeepWaiting', order: 130 }, { areas: ['office'] }),
  ],
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
