import { samplePictures } from '#domains/office/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';
import { homeBlock, homeBlockName, profileTab } from './slots.ts';

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
      'parts/own-part.ts',
      'parts/state-words.ts',
      'parts/use-actor-presence.ts',
      'parts/use-price.ts',
    ],
    words: [
      'home.',
      'themes.title',
      'themes.actors',
      'categories.',
      'state.',
      'newcomer',
      'viewers',
      'coins',
      'perMinute',
    ].map((rest) => `performers.${rest}`),
  },
  fills: [
    fill(samplePictures, { file: 'parts/sample-pictures.ts', name: 'actorPictures' }),
    fill(
      homeBlock,
      { file: 'parts/home-newcomers.tsx', name: 'homeNewcomers', order: 40, fetched: true },
      { block: 'newcomers' },
    ),
    fill(homeBlockName, { order: 40 }, { block: 'newcomers', label: 'performers.office.home.newcomers' }),
    fill(
      homeBlock,
      { file: 'parts/home-themes.tsx', name: 'homeThemes', order: 90, fetched: true },
      { block: 'categories' },
    ),
    fill(homeBlockName, { order: 90 }, { block: 'categories', label: 'performers.office.home.themes' }),
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
