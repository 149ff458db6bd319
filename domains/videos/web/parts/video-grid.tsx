import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { RowHead } from '#kit/ui/primitives/row-head.tsx';
import type { Video } from '../../contract/index.ts';
import { VideoTile } from './video-tile.tsx';

/** Videos in rows: two on a phone, up to five on a wide screen; one where letters are so large that two would not fit. */
export function VideoGrid({
  videos,
  label,
  isOwnPage,
  eager = 4,
}: {
  videos: readonly Video[];
  label: string;
  isOwnPage?: boolean | undefined;
  /** How many pictures are fetched at once. */
  eager?: number | undefined;
}): ReactNode {
  return (
    <ul
      aria-label={label}
      className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(max(min(9.25rem,100%),(100%-3*0.75rem)/4),1fr))] gap-x-3 gap-y-5 p-0 lg:grid-cols-4 xl:grid-cols-5 xl:gap-x-4"
    >
      {videos.map((video, index) => (
        <li key={video.id} className="min-w-0">
          <VideoTile video={video} eager={index < eager} isOwnPage={isOwnPage} />
        </li>
      ))}
    </ul>
  );
}

/** A stretch with a heading and the way to all of it: one row, which scrolls under the thumb on a phone. */
export function VideoRow({
  title,
  videos,
  href,
  all,
  isBig = false,
  eager = 0,
}: {
  title: string;
  videos: readonly Video[];
  /** Where all of them are, with its words. */
  href?: string | undefined;
  all?: string | undefined;
  /** The first row of the station: fewer, bigger pictures. */
  isBig?: boolean | undefined;
  eager?: number | undefined;
}): ReactNode {
  if (videos.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
      <RowHead title={title} href={href} all={all} />
      <ul
        className={cx(
          'no-scrollbar -mx-(--row-edge) m-0 flex list-none snap-x snap-mandatory scroll-px-(--row-edge) gap-3 overflow-x-auto p-0 px-(--row-edge) pt-1 pb-1 [--row-edge:clamp(0.75rem,2.4vw,2.5rem)]',
          'sm:mx-0 sm:grid sm:snap-none sm:overflow-visible sm:px-0 xl:gap-4',
          isBig
            ? 'sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:nth-child(n+3)]:hidden lg:[&>:nth-child(n+4)]:hidden'
            : 'sm:grid-cols-4 xl:grid-cols-5 sm:max-xl:[&>:nth-child(n+5)]:hidden xl:[&>:nth-child(n+6)]:hidden',
        )}
      >
        {videos.map((video, index) => (
          <li
            key={video.id}
            className={cx('min-w-0 shrink-0 snap-start', isBig ? 'w-[84%] sm:w-auto' : 'w-[44%] min-w-38 sm:w-auto')}
          >
            <VideoTile
              video={video}
              eager={index < eager}
              sizes={isBig ? '(max-width:767px)84vw,(max-width:1199px)50vw,540px' : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
