import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { listHead, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { videoStars } from '../../../contract/index.ts';
import { StarTile } from '../../parts/star-tile.tsx';
import { StationNav } from '../station-nav.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const answer = await values.api.query(videoStars, { first: 100 });
  if (!answer.ok) throw refused(answer.problem.status);
  const items = answer.data.map(({ name }) => ({ name, page: 'videos.ofActor', params: { actorName: name } }));
  const [head, breadcrumb] = await Promise.all([
    listHead(values, 'videos-list-stars', { page: { id: 'videos.stars' }, items }),
    loadBreadcrumb(values, 'videosStars'),
  ]);
  return { stars: answer.data, head, breadcrumb };
}

export const meta = pageMeta<typeof loader>(({ data: { head } }) => ({
  title: head.title,
  description: head.description,
}));

/** Performers whose videos are liked best. */
export default function Stars(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { stars, head, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-2 sm:py-4">
        <header className="flex min-w-0 items-center justify-between gap-4">
          <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight">{t('videos.list.stars')}</h1>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        <StationNav current="videos.stars" />
        {stars.length === 0 ? (
          <EmptyState
            icon={<Star />}
            title={t('videos.stars.none')}
            action={<ButtonLink href={to('performers.cams')}>{t('videos.empty.cams')}</ButtonLink>}
          >
            {t('videos.stars.noneText')}
          </EmptyState>
        ) : (
          <ol
            aria-label={t('videos.list.stars')}
            className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-5 p-0 pt-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
          >
            {stars.map((star, index) => (
              <li key={star.id} className="min-w-0">
                <StarTile star={star} place={index + 1} />
              </li>
            ))}
          </ol>
        )}
        <div className="sm:hidden">
          <PageBreadcrumb items={breadcrumb} />
        </div>
        <PageText blocks={head.blocks} />
      </div>
    </div>
  );
}
