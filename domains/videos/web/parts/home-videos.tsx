import type { ReactNode } from 'react';
import { CachedWithPrices } from '#domains/performers/web/parts/cached-with-prices.tsx';
import type { BlockSizes, homeBlock } from '#domains/performers/web/slots.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Video } from '../../contract/index.ts';
import { VideoRow } from './video-grid.tsx';

/** Fewer are no row. */
const fewest = 3;

interface RowOf {
  readonly list: 'trending' | 'newest';
  readonly page: 'videos.trends' | 'videos.new';
  readonly title: 'videos.home.trending' | 'videos.home.newest';
}

function Row({ videos, page, title }: RowOf & { videos: readonly Video[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return <VideoRow title={t(title)} videos={videos} href={to(page)} all={t('videos.home.all')} />;
}

const block = (row: RowOf): FillingOf<typeof homeBlock> =>
  defineBlock<readonly Video[], BlockSizes>({
    async load({ api }) {
      const { videoHighlights } = await import('../../contract/index.ts');
      const answer = await api.query(videoHighlights, { list: row.list });
      return answer.ok && answer.data.length >= fewest ? answer.data : null;
    },
    View: ({ data }) => (
      <CachedWithPrices name={row.title} of={[data]}>
        <Row {...row} videos={data} />
      </CachedWithPrices>
    ),
  });

/** What is watched most in these days. */
export const homeTrending: FillingOf<typeof homeBlock> = block({
  list: 'trending',
  page: 'videos.trends',
  title: 'videos.home.trending',
});

/** What was published last. */
export const homeNewVideos: FillingOf<typeof homeBlock> = block({
  list: 'newest',
  page: 'videos.new',
  title: 'videos.home.newest',
});
