import { homeOwn } from '#domains/performers/web/slots.ts';
import { earningsPanel } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const recommendationsWeb = defineWebDomain({
  name: 'recommendations',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(homeOwn, { file: 'parts/home-for-you.tsx', name: 'HomeForYou', order: 20 }),
    fill(earningsPanel, { file: 'studio/own-looks.tsx', name: 'ownLooks', order: 20 }),
  ],
});
