import { Clapperboard, Crown, Heart, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Video } from '../../contract/index.ts';
import { costMarkOf, percentOff } from './tile-marks.ts';

/** How wide the cover of a tile is drawn in a grid. */
const tileSizes = '(max-width:767px)50vw,(max-width:1199px)33vw,(max-width:1368px)25vw,380px';

/** A cover as it may be seen, or its place until there is one. */
export function VideoCover({
  video: { images },
  sizes,
  eager,
  className,
}: {
  video: Pick<Video, 'images'>;
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
}): ReactNode {
  if (!images)
    return (
      <span aria-hidden className="grid size-full place-items-center bg-linear-to-br from-hover to-raised text-subtle">
        <Clapperboard className="size-8" />
      </span>
    );
  return (
    <img
      data-picture
      src={images.w640}
      srcSet={`${images.w320} 320w, ${images.w640} 640w, ${images.w1280} 1280w`}
      sizes={sizes}
      width={1280}
      height={720}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={cx('size-full object-cover', className)}
    />
  );
}

/** A small dark mark on a cover. */
const onCover =
  'inline-flex min-w-0 items-center gap-1 rounded-md bg-black/75 px-1.5 py-0.5 font-semibold text-2xs text-white [&>svg]:size-3 [&>svg]:shrink-0';

/** What a video costs, in the corner of its cover: yours, free, VIP or coins, with the price before a sale struck out. */
function Cost({ video }: { video: Video }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const mark = costMarkOf(video);
  if (mark !== 'price')
    return (
      <span data-theme="dark" className={cx(onCover, (mark === 'free' || mark === 'yours') && 'text-success')}>
        {mark === 'vip' || mark === 'vipOpen' ? <Crown aria-hidden /> : null}
        <span>{t(`videos.mark.${mark}`)}</span>
      </span>
    );
  return (
    <span className={onCover}>
      {video.vip ? (
        <>
          <Crown aria-hidden />
          <span className="sr-only">{t('videos.mark.vipHas')}</span>
        </>
      ) : null}
      {percentOff(video) > 0 ? (
        <s translate="no" className="font-medium text-white/80">
          <span className="sr-only">{t('videos.before')}</span>
          {price(video.basePrice.value).amount.replace(/\D+$/u, '')}
        </s>
      ) : null}
      <b translate="no">{price(video.price.value).amount}</b>
    </span>
  );
}

/** What it costs and how long it is, over the lower edge of its cover. */
export function CoverMarks({ video }: { video: Video }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <span className="absolute inset-x-1.5 bottom-1.5 flex items-end justify-between gap-1.5">
      <Cost video={video} />
      <span translate="no" className={cx(onCover, 'tabular shrink-0')}>
        <span className="sr-only">{t('videos.length')}</span>
        {format.duration(video.duration)}
      </span>
    </span>
  );
}

/** Props of `VideoTile`. */
export interface VideoTileProps {
  readonly video: Video;
  /** Its picture is fetched at once: it is in sight when the page comes. */
  readonly eager?: boolean | undefined;
  /** As big as the first row: its picture is asked for so wide. */
  readonly sizes?: string | undefined;
  /** Its performer is known from around it. */
  readonly isOwnPage?: boolean | undefined;
  /** The level of its heading. */
  readonly level?: 'h2' | 'h3' | undefined;
}

/** A video at a glance: cover, how long, what it costs or what opens it, title, whose, likes. The whole tile leads to it. */
export function VideoTile({
  video,
  eager,
  sizes = tileSizes,
  isOwnPage,
  level: Heading = 'h3',
}: VideoTileProps): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const { id, title, model, restriction, isBlurred, rating } = video;
  const off = percentOff(video);
  const actorName = model.name.toLowerCase();
  return (
    <article className="group relative isolate grid min-w-0 content-start">
      <div
        data-edge
        className="relative aspect-video overflow-hidden rounded-card bg-hover group-has-[a[data-to-video]:focus-visible]:outline-2 group-has-[a[data-to-video]:focus-visible]:outline-focus group-has-[a[data-to-video]:focus-visible]:outline-offset-2"
      >
        <VideoCover
          video={video}
          sizes={sizes}
          eager={eager}
          className="motion-safe:transition-[scale] motion-safe:duration-500 group-hover:scale-[1.035]"
        />
        {restriction && isBlurred ? (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-black/35 p-2 pb-7 text-center font-semibold text-white text-xs leading-tight sm:text-sm">
            <Lock aria-hidden className="size-5" />
            <span>{t(`videos.restriction.${restriction}`)}</span>
          </span>
        ) : null}
        {off > 0 || video.new ? (
          <span className="pointer-events-none absolute inset-x-1.5 top-1.5 flex flex-wrap gap-1">
            {off > 0 ? (
              <span className="rounded-full bg-accent px-2 py-0.5 font-semibold text-on-accent text-xs">
                <Figure>{t('videos.mark.sale', { percent: format.percent(off / 100) })}</Figure>
              </span>
            ) : null}
            {video.new ? <Badge tone="onPicture">{t('videos.mark.new')}</Badge> : null}
          </span>
        ) : null}
        <CoverMarks video={video} />
      </div>
      <Heading className="mt-2 line-clamp-2 px-0.5 font-semibold text-sm leading-snug">
        <Anchor
          data-to-video
          href={to('videos.video', { actorName, videoId: String(id) })}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {title || t('videos.untitled')}
        </Anchor>
      </Heading>
      <p className="flex min-w-0 items-center gap-x-2 px-0.5 text-subtle text-xs">
        {isOwnPage ? null : (
          <Anchor
            href={to('performers.profile', { actorName })}
            className="relative z-1 inline-flex min-h-7 min-w-0 items-center gap-1.5 text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {model.online ? (
              <span className="size-2 shrink-0 rounded-full bg-success">
                <span className="sr-only">{t('videos.online')}</span>
              </span>
            ) : null}
            <bdi className="truncate">{model.name}</bdi>
          </Anchor>
        )}
        {rating.likes > 0 ? (
          <span className={cx('inline-flex min-h-7 shrink-0 items-center gap-1', !isOwnPage && 'ml-auto')}>
            <Heart aria-hidden className="size-3.5" />
            <span translate="no" aria-hidden className="tabular">
              {format.number(rating.likes, { notation: 'compact' })}
            </span>
            <span className="sr-only">{t('videos.likes', { count: rating.likes })}</span>
          </span>
        ) : null}
      </p>
    </article>
  );
}
