import { roomLine, roomWriting } from '#domains/live/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const roomHelpersWeb = defineWebDomain({
  name: 'room-helpers',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(roomLine, { file: 'parts/line-mark.tsx', name: 'LineMark' }),
    fill(roomWriting, { file: 'parts/writing.tsx', name: 'Writing' }),
  ],
});
