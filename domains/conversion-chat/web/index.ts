import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { roomPanel } from '#domains/live/web/slots.ts';
import { homeOwn } from '#domains/performers/web/slots.ts';
import { studioHome } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';

export const conversionChatWeb = defineWebDomain({
  name: 'conversion-chat',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'conversionChatPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'conversionChatPushes' }),
    fill(roomPanel, { file: 'parts/room-part.tsx', name: 'RoomPart', order: 30 }),
    fill(homeOwn, { file: 'parts/home-part.tsx', name: 'HomePart', order: 5 }),
    fill(studioHome, { file: 'studio/own-part.tsx', name: 'OwnPart', order: 30 }),
  ],
});
