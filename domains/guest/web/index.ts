import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';
import { guestParts, guestPushes } from './slots.ts';

export const guestWeb = defineWebDomain({
  name: 'guest',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: {
    files: ['guest-session.ts', 'own-parts.ts', 'parts.ts', 'provider.tsx', 'reloads.ts'].map(
      (name) => `state/${name}`,
    ),
    settled: ['state/stored.ts'],
    // What does not get through is said without a line: its words are there from the first look on.
    words: ['guest.nameless', 'guest.call.'],
  },
  fills: [
    fill(deferredParts, { file: 'parts/keep-session-config.tsx', name: 'KeepSessionConfig', order: 10 }, {}),
    fill(deferredParts, { file: 'parts/notice-bar.tsx', name: 'NoticeBar', order: 70 }, { areas: ['guest'] }),
    fill(storedItems, { file: 'state/stored.ts', name: 'guestStores' }),
    fill(guestParts, { file: 'state/own-parts.ts', name: 'ownPart', order: 10 }),
    fill(guestParts, { file: 'state/own-parts.ts', name: 'reservedPart', order: 0 }),
    fill(guestPushes, { file: 'state/own-pushes.ts', name: 'ownPushes', order: 10 }),
  ],
});
