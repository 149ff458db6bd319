import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData } from 'react-router';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getVideo } from '../../../contract/index.ts';
import { VideoRow } from '../../parts/video-grid.tsx';
import { loadBeside } from '../load-video.ts';
import { Stage } from '../stage.tsx';
import { VideoFacts } from '../video-facts.tsx';
import { VideoLine } from '../video-line.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, language } = values;
  const { videoId = '', actorName = '' } = params;
  const answer = await api.call(getVideo, { params: { videoId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  const { video, isTakenDown, reason, isPaidBack } = answer.data;
  const gone = isTakenDown ? { reason, isPaidBack } : null;
  const ownName = video.model.name.toLowerCase();
  // A name of somebody else, or a former one, leads to where it is.
  if (ownName !== actorName.toLowerCase())
    throw redirect(pageTable().href('videos.video', language, { actorName: ownName, videoId }), 301);
  const [beside, actor, breadcrumb] = await Promise.all([
    loadBeside(api, video),
    api.call(getActorDataByIdOrName, { params: { actorIdOrName: String(video.model.id) } }),
    // Who owns what is shown to nobody else any more still gets their page: there is no way down to it.
    loadBreadcrumb(values, 'actorProfileVideoDetails', { actorName: ownName, videoId }).catch(() => []),
  ]);
  const avatar = actor.ok ? (actor.data.actor?.avatar?.src ?? null) : null;
  return { video, gone, avatar, breadcrumb, ...beside };
}

export const meta = pageMeta<typeof loader>(({ t, data: { video }, language }) => ({
  title: t('videos.video.title', { title: video.title, name: video.model.name }),
  description: t('videos.video.description', { text: video.description || video.title, name: video.model.name }),
  image: `/og/${language}/performer/${video.model.id}.jpg`,
  type: 'video.other',
}));

/** One video: where it is watched, what it is, and what to watch after it. */
export default function VideoPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { video, gone, avatar, breadcrumb, hers, similar, next } = useLoaderData<typeof loader>();
  const [isTheatre, setTheatre] = useState(false);
  const { name } = video.model;
  const column = [...(next ? [next] : []), ...similar.filter(({ id }) => id !== next?.id)].slice(0, 8);
  return (
    <div className="page grid grid-cols-1 gap-x-6 gap-y-4 pb-8 sm:pt-4 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div
        className={cx(
          'relative aspect-video max-h-[calc(100dvh-5rem)] min-h-44 min-w-0 overflow-hidden bg-black sm:rounded-card',
          'max-sm:-mx-[clamp(0.75rem,2.4vw,2.5rem)] max-lg:landscape:max-h-[max(11rem,calc(100dvh-8.25rem))]',
          isTheatre ? 'w-full lg:col-span-2' : 'w-full max-sm:w-auto',
        )}
      >
        <Stage
          key={video.id}
          video={video}
          gone={gone}
          next={next}
          isTheatre={isTheatre}
          onTheatre={() => setTheatre((before) => !before)}
        />
      </div>
      <div className="min-w-0 lg:col-start-1">
        <VideoFacts key={video.id} video={video} avatar={avatar} />
      </div>
      {column.length > 0 ? (
        <aside
          aria-label={t('videos.next')}
          className={cx(
            'grid min-w-0 content-start gap-3 lg:col-start-2',
            isTheatre ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
          )}
        >
          <h2 className="font-bold text-lg tracking-tight">{t('videos.next')}</h2>
          <ul className="m-0 grid list-none gap-3 p-0">
            {column.map((one) => (
              <li key={one.id}>
                <VideoLine video={one} />
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-span-2">
        <VideoRow
          title={t('videos.video.more', { name })}
          videos={hers}
          href={to('videos.ofActor', { actorName: name.toLowerCase() })}
          all={t('videos.row.all')}
        />
        <PageBreadcrumb items={breadcrumb} />
      </div>
    </div>
  );
}
