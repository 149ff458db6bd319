import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadButton } from '#domains/library/web/parts/download-button.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import { costMarkOf, percentOff } from '../parts/tile-marks.ts';
import { LikeButton } from './like-button.tsx';
import { ShareButton } from './share-button.tsx';
import { VideoHeart } from './video-heart.tsx';

/** What a video is: title, whose, what it costs, likes, words, topics. */
export function VideoFacts({ video, avatar }: { video: VideoDetail; avatar: string | null }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const price = usePrice();
  const { title, model, description, tags, releasedAt, duration, saleUntil, basePrice } = video;
  const params = { actorName: model.name.toLowerCase() };
  const mark = costMarkOf(video);
  return (
    <article className="grid min-w-0 gap-4">
      <header className="grid gap-2">
        <h1 className="break-words font-extrabold text-xl leading-tight tracking-tight sm:text-2xl">
          {title || t('videos.untitled')}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-sm">
          {mark === 'price' ? (
            <Price
              size="md"
              hundredths={video.price.value}
              format={price}
              before={percentOff(video) > 0 ? basePrice.value : undefined}
            />
          ) : (
            <Badge tone={mark === 'free' || mark === 'yours' ? 'success' : 'accent'}>{t(`videos.mark.${mark}`)}</Badge>
          )}
          {mark === 'price' && video.vip ? <Badge tone="accent">{t('videos.mark.vipHas')}</Badge> : null}
          {mark === 'price' && saleUntil !== null ? (
            <span>{t('videos.video.saleUntil', { day: format.date(saleUntil) })}</span>
          ) : null}
          <span translate="no" className="tabular">
            <span className="sr-only">{t('videos.length')}</span>
            {format.duration(duration)}
          </span>
          <time dateTime={new Date(releasedAt).toISOString()}>{format.date(releasedAt)}</time>
          {video.ageRating >= 18 ? <Badge>{t('videos.video.adult')}</Badge> : null}
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Anchor
          href={to('performers.profile', params)}
          className="flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline hover:underline"
        >
          <Avatar
            name={model.name}
            src={avatar ?? undefined}
            onlineLabel={model.online ? t('videos.online') : undefined}
          />
          <bdi className="truncate font-bold">{model.name}</bdi>
        </Anchor>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {model.online ? (
            <ButtonLink href={to('live.room', params)} icon={<Radio aria-hidden />} className="pointer-coarse:min-h-11">
              {t('videos.video.live')}
            </ButtonLink>
          ) : null}
          <LikeButton video={video} />
          <VideoHeart video={video} />
          <ShareButton video={video} />
          {video.guestInfo.bought || video.guestInfo.gifted ? (
            <DownloadButton kind="video" id={String(video.id)} />
          ) : null}
        </span>
      </div>
      {description ? (
        <p className="max-w-[75ch] whitespace-pre-line text-pretty text-muted leading-relaxed">{description}</p>
      ) : null}
      {tags.length > 0 ? (
        <ul aria-label={t('videos.filter.tags')} className="m-0 flex list-none flex-wrap gap-2 p-0">
          {tags.map(({ id, label }) => (
            <li key={id}>
              <Anchor href={`${to('videos.all')}?tag=${id}`} className={filterChipClass(false)}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
