import { earningsPanel } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const trackingWeb = defineWebDomain({
  name: 'tracking',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { settled: ['state/'] },
  fills: [
    fill(earningsPanel, { file: 'parts/own-visits.tsx', name: 'ownVisits' }),
    fill(deferredParts, { file: 'parts/tracking-parts.tsx', name: 'DeferredTracking', order: 40 }, {}),
  ],
});
