import { refusedAlbum } from '#domains/albums/web/slots.ts';
import { accountLinks, guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { restrictedChat } from '#domains/live/web/slots.ts';
import { refusedPicture } from '#domains/messenger/web/slots.ts';
import { topUpHindrances } from '#domains/payments/web/slots.ts';
import { refusedPictures } from '#domains/subscriptions/web/slots.ts';
import { refusedVideo } from '#domains/videos/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const ageCheckWeb = defineWebDomain({
  name: 'age-check',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(accountLinks, { order: 10 }, { page: 'age-check.own', label: 'age-check.title' }),
    fill(guestParts, { file: 'state/guest-part.ts', name: 'agePart' }),
    fill(deferredParts, { file: 'parts/age-gate.tsx', name: 'AgeGate', order: 160 }, { areas: ['guest'] }),
    fill(restrictedChat, { file: 'parts/age-ask.tsx', name: 'AgeAsk' }, { of: 'needAgeCheck' }),
    fill(refusedPicture, { file: 'parts/age-ask.tsx', name: 'AgeAskOfPicture' }),
    fill(refusedPictures, { file: 'parts/age-ask.tsx', name: 'AgeAskOfClub' }),
    fill(refusedVideo, { file: 'parts/age-ask.tsx', name: 'AgeAskOfVideo' }),
    fill(refusedAlbum, { file: 'parts/age-ask.tsx', name: 'AgeAskOfAlbum' }),
    fill(topUpHindrances, { file: 'parts/top-up-closed.tsx', name: 'topUpClosed' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'agePushes' }),
  ],
});
