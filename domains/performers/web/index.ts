import { samplePictures } from '#domains/office/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';
import { profileTab } from './slots.ts';

export const performersWeb = defineWebDomain({
  name: 'performers',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: {
    // Cards stand on the homepage and on profiles, where visits begin: each small file less is a request less.
    files: [
      'parts/actor-card.tsx',
      'parts/actor-grid.tsx',
      'parts/cached-with-prices.tsx',
      'parts/card-fact-place.tsx',
      'parts/card-facts.ts',
      'parts/own-part.ts',
      'parts/state-words.ts',
      'parts/use-actor-presence.ts',
      'parts/use-price.ts',
    ],
    words: ['home.', 'categories.', 'state.', 'newcomer', 'viewers', 'coins', 'perMinute'].map(
      (rest) => `performers.${rest}`,
    ),
  },
  fills: [
    fill(samplePictures, { file: 'parts/sample-pictures.ts', name: 'actorPictures' }),
    fill(profileTab, { order: 10 }, { page: 'performers.profile', label: 'performers.tab.overview' }),
    fill(profileTab, { order: 20 }, { page: 'performers.about', label: 'performers.tab.about' }),
    fill(
      profileTab,
      { file: 'parts/picture-count.ts', name: 'pictureCount', order: 30 },
      { page: 'performers.pictures', label: 'performers.tab.pictures' },
    ),
    fill(profileTab, { order: 40 }, { page: 'performers.liveShow', label: 'performers.tab.liveShow' }),
  ],
});
