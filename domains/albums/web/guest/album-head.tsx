import type { ReactNode } from 'react';
import { Rating } from '#domains/comments/web/parts/rating.tsx';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { DownloadButton } from '#domains/library/web/parts/download-button.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail, AlbumRating } from '../../contract/index.ts';
import { costMarkOf } from '../parts/album-tile.tsx';
import { AlbumHeart } from './album-heart.tsx';

/** What an album is: title, whose, how many pictures, what it costs, how it is liked. One that was taken down costs nothing and is not rated. */
export function AlbumHead({
  album,
  rating,
  isGone,
}: {
  album: AlbumDetail;
  rating: AlbumRating;
  isGone: boolean;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const words = usePrice();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { id, title, description, actor, total, price, basePrice, saleUntil, ageRating } = album;
  const mark = costMarkOf(album);
  return (
    <header className="grid gap-3">
      <h1 className="text-balance font-bold text-xl tracking-tight [overflow-wrap:anywhere] sm:text-2xl">
        {title || t('albums.untitled')}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        <Anchor
          href={to('performers.profile', { actorName: actor.name.toLowerCase() })}
          className="inline-flex min-h-7 items-center font-semibold text-ink no-underline hover:underline pointer-coarse:min-h-11"
        >
          <bdi>{actor.name}</bdi>
        </Anchor>
        <span>{t('albums.pictures', { count: total })}</span>
        <span>{t('albums.album.views', { count: rating.albumTotalViews })}</span>
        {ageRating >= 18 ? <Badge tone="neutral">{t('albums.album.adult')}</Badge> : null}
        {isGone ? null : mark === 'price' ? (
          <span className="inline-flex flex-wrap items-baseline gap-2">
            <Price
              size="inherit"
              hundredths={price.value}
              format={words}
              before={saleUntil !== null && basePrice.value > price.value ? basePrice.value : undefined}
            />
            {saleUntil !== null ? <span>{t('albums.album.saleUntil', { day: format.date(saleUntil) })}</span> : null}
          </span>
        ) : (
          <Badge tone={mark === 'vip' ? 'neutral' : 'success'}>{t(`albums.mark.${mark}`)}</Badge>
        )}
      </div>
      {description ? (
        <p className="max-w-[75ch] whitespace-pre-line text-pretty text-muted leading-relaxed">{description}</p>
      ) : null}
      {isGone ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Rating subject={{ kind: 'album', id }} data={rating} isLoggedIn={isLoggedIn} />
          <AlbumHeart album={album} />
          {album.guestInfo.bought || album.guestInfo.gifted ? <DownloadButton kind="album" id={String(id)} /> : null}
        </div>
      )}
    </header>
  );
}
