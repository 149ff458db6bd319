import { filled as headFilled } from 'virtual:slots/videos.stationHead';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { RowHead } from '#kit/ui/primitives/row-head.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { listHead } from '#kit/web/page/page-head.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { StarTile } from '../../parts/star-tile.tsx';
import { VideoRow } from '../../parts/video-grid.tsx';
import type { stationHead } from '../../slots.ts';
import { listedVideos } from '../load-list.ts';
import { loadRows } from '../load-station.ts';
import { StationNav } from '../station-nav.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [rows, heads] = await Promise.all([loadRows(values.api, Date.now()), loadBlocks(headFilled, values)]);
  const items = [...rows.trends, ...rows.new].filter(
    ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
  );
  const head = await listHead(values, 'videos', { page: { id: 'videos.station' }, items: listedVideos(items) });
  return { ...rows, head, heads };
}

export const meta = pageMeta<typeof loader>(({ data: { head } }) => ({
  title: head.title,
  description: head.description,
}));

/** Where films begin: what trends, and a row of everything else worth a look. */
export default function Station(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { head, heads, stars, tags, ...rows } = useLoaderData<typeof loader>();
  const all = t('videos.row.all');
  const isEmpty = rows.trends.length + rows.new.length + rows.free.length + rows.vip.length + rows.top.length === 0;
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-5 py-2 sm:gap-8 sm:py-4">
        <div className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
          <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">
            {t('videos.station.title')}
          </h1>
          <StationNav current="videos.station" />
        </div>
        <Blocks<typeof stationHead> filled={headFilled} data={heads} props={{}} />
        {isEmpty ? (
          <EmptyState
            icon={<Clapperboard />}
            title={t('videos.empty.title')}
            action={<ButtonLink href={to('performers.cams')}>{t('videos.empty.cams')}</ButtonLink>}
          >
            {t('videos.empty.station')}
          </EmptyState>
        ) : null}
        <VideoRow
          title={t('videos.row.trends')}
          videos={rows.trends}
          href={to('videos.trends')}
          all={all}
          isBig
          eager={2}
        />
        <VideoRow
          title={t('videos.list.new')}
          videos={rows.new}
          href={to('videos.new')}
          all={all}
          eager={rows.trends.length > 0 ? 0 : 3}
        />
        <VideoRow title={t('videos.list.freeClips')} videos={rows.free} href={to('videos.freeClips')} all={all} />
        <VideoRow title={t('videos.list.onSale')} videos={rows.onSale} href={to('videos.onSale')} all={all} />
        <VideoRow
          title={t('videos.row.top')}
          videos={rows.top}
          href={`${to('videos.all')}?order=bestSelling`}
          all={all}
        />
        <VideoRow title={t('videos.list.vip')} videos={rows.vip} href={to('videos.vip')} all={all} />
        <VideoRow title={t('videos.list.asmr')} videos={rows.asmr} href={to('videos.asmr')} all={all} />
        {stars.length > 0 ? (
          <section aria-label={t('videos.list.stars')} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
            <RowHead title={t('videos.list.stars')} href={to('videos.stars')} all={all} />
            <ul className="no-scrollbar relative m-0 flex list-none snap-x gap-2 overflow-x-auto p-0">
              {stars.map((star) => (
                <li key={star.id} className="w-34 shrink-0 snap-start">
                  <StarTile star={star} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {tags.length > 0 ? (
          <section aria-label={t('videos.row.tags')} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
            <RowHead title={t('videos.row.tags')} />
            <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
              {tags.map(({ id, label }) => (
                <li key={id}>
                  <Anchor href={`${to('videos.all')}?tag=${id}`} className={filterChipClass(false)}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <PageText blocks={head.blocks} />
      </div>
    </div>
  );
}
