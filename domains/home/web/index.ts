import { homeBlock, homeBlockName, homeOrder, profileTab } from '#domains/performers/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const homeWeb = defineWebDomain({
  name: 'home',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(homeOrder, { file: 'parts/load-order.ts', name: 'loadOrder' }),
    fill(homeBlock, { file: 'parts/top-block.tsx', name: 'homeTop', order: 20, fetched: true }, { block: 'topCams' }),
    fill(homeBlockName, { order: 20 }, { block: 'topCams', label: 'home.office.block.topCams' }),
    fill(
      homeBlock,
      { file: 'parts/collections-block.tsx', name: 'homeCollections', order: 50, fetched: true },
      { block: 'collections' },
    ),
    fill(homeBlockName, { order: 50 }, { block: 'collections', label: 'home.office.block.collections' }),
    fill(profileTab, { order: 45 }, { page: 'performers.topCams', label: 'home.tab' }),
  ],
});
