import { statementKinds } from '#domains/ledger/web/slots.ts';
import { homeBlock, homeBlockName, profileTab } from '#domains/performers/web/slots.ts';
import { countedAs, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { videoSale } from '../contract/sale-kind.ts';
import { videoBought, videoPaidBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const videosWeb = defineWebDomain({
  name: 'videos',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(profileTab, { order: 25 }, { page: 'videos.ofActor', label: 'videos.menu' }),
    fill(
      homeBlock,
      { file: 'parts/home-videos.tsx', name: 'homeTrending', order: 30, fetched: true },
      { block: 'videosTrending' },
    ),
    fill(homeBlockName, { order: 30 }, { block: 'videosTrending', label: 'videos.office.home.trending' }),
    fill(
      homeBlock,
      { file: 'parts/home-videos.tsx', name: 'homeNewVideos', order: 60, fetched: true },
      { block: 'videosNew' },
    ),
    fill(homeBlockName, { order: 60 }, { block: 'videosNew', label: 'videos.office.home.newest' }),
    fill(storedItems, { file: 'parts/player/stored.ts', name: 'videosStores' }),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'videoBought' },
      { kind: videoBought.name, label: 'videos.kind' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'videoPaidBack' },
      { kind: videoPaidBack.name, label: 'videos.kindBack' },
    ),
    fill(saleKindWords, {}, { kind: videoSale.name, label: 'videos.kind' }),
    ...countedAs(videoSale.category, 'videos.kind'),
  ],
});
