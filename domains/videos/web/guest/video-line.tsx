import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Video } from '../../contract/index.ts';
import { CoverMarks, VideoCover } from '../parts/video-tile.tsx';

/** A video in a column: its cover at the left, its words beside it. */
export function VideoLine({ video }: { video: Video }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { id, title, model, rating } = video;
  return (
    <article className="group relative grid grid-cols-[10rem_minmax(0,1fr)] gap-3 rounded-card has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <div data-edge className="relative aspect-video overflow-hidden rounded-control bg-hover">
        <VideoCover video={video} sizes="160px" />
        <CoverMarks video={video} />
      </div>
      <div className="grid min-w-0 content-start gap-1 py-0.5">
        <h3 className="line-clamp-2 font-semibold text-sm leading-snug">
          <Anchor
            href={to('videos.video', { actorName: model.name.toLowerCase(), videoId: String(id) })}
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {title || t('videos.untitled')}
          </Anchor>
        </h3>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-subtle text-xs">
          <bdi className="max-w-full truncate">{model.name}</bdi>
          {rating.likes > 0 ? <span>{t('videos.likes', { count: rating.likes })}</span> : null}
        </p>
      </div>
    </article>
  );
}
