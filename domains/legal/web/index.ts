import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const legalWeb = defineWebDomain({
  name: 'legal',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { settled: ['state/'] },
  fills: [
    fill(deferredParts, { file: 'parts/privacy-settings-place.tsx', name: 'PrivacySettingsPlace', order: 90 }, {}),
    fill(
      deferredParts,
      { file: 'parts/statistics-place.tsx', name: 'StatisticsPlace', order: 95 },
      { areas: ['guest'] },
    ),
    fill(storedItems, { file: 'parts/stored.ts', name: 'legalStores' }),
  ],
});
