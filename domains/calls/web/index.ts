import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { profileActions } from '#domains/performers/web/slots.ts';
import { studioFrame } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const callsWeb = defineWebDomain({
  name: 'calls',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'callsPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'callsPushes' }),
    fill(profileActions, { file: 'parts/call-action.tsx', name: 'CallAction', order: 60 }),
    fill(studioFrame, { file: 'studio/calls-frame.tsx', name: 'CallsFrame' }),
    fill(storedItems, { file: 'parts/stored.ts', name: 'callStores' }),
  ],
});
