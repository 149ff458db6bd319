import { roomStrip, roomWriting, studioPanel } from '#domains/live/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const pollsWeb = defineWebDomain({
  name: 'polls',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(roomStrip, { file: 'parts/room-poll.tsx', name: 'RoomPollStrip' }),
    fill(roomWriting, { file: 'parts/helper-asks.tsx', name: 'HelperAsks', order: 10 }),
    fill(studioPanel, { file: 'studio/show-poll.tsx', name: 'ShowPoll', order: -10 }),
  ],
});
