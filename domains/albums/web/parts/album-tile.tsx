import { Crown, Images, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Album, AlbumPicture } from '../../contract/index.ts';

/** A cover as it may be seen, or its place where there is none. */
export function AlbumCover({
  cover,
  sizes,
  className,
}: {
  cover: AlbumPicture | null;
  sizes: string;
  className?: string | undefined;
}): ReactNode {
  if (!cover)
    return (
      <span aria-hidden className="grid size-full place-items-center bg-hover text-subtle">
        <Images className="size-8" />
      </span>
    );
  const { src, srcSet, width, height } = cover;
  return (
    <img
      data-picture
      {...{ src, sizes, width, height }}
      srcSet={srcSet || undefined}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={cx('size-full object-cover', className)}
    />
  );
}

/** The one word a tile says about what an album costs its guest. */
export function costMarkOf({
  guestInfo,
  free,
  isVipContent,
  isOpen,
  price,
}: Pick<Album, 'guestInfo' | 'free' | 'isVipContent' | 'isOpen' | 'price'>):
  | 'yours'
  | 'free'
  | 'vipOpen'
  | 'vip'
  | 'price' {
  if (guestInfo.bought || guestInfo.gifted) return 'yours';
  if (free) return 'free';
  if (isVipContent && (guestInfo.flatrate || isOpen)) return 'vipOpen';
  return price.value === 0 ? 'vip' : 'price';
}

const onCover =
  'inline-flex min-w-0 items-center gap-1 rounded-md bg-black/75 px-1.5 py-0.5 font-semibold text-2xs text-white [&>svg]:size-3';

/** An album at a glance: cover, how many pictures, what it costs, title. The whole tile leads to it. */
export function AlbumTile({ album }: { album: Album }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const { id, title, actor, cover, total, isOpen, basePrice } = album;
  const mark = costMarkOf(album);
  return (
    <article className="group relative isolate grid min-w-0 content-start">
      <div
        data-edge
        className="relative aspect-4/5 overflow-hidden rounded-card bg-hover group-has-[a:focus-visible]:outline-2 group-has-[a:focus-visible]:outline-focus group-has-[a:focus-visible]:outline-offset-2"
      >
        <AlbumCover
          cover={cover}
          sizes="(max-width:767px)50vw,33vw"
          className="motion-safe:transition-[scale] motion-safe:duration-500 group-hover:scale-[1.03]"
        />
        {cover?.isBlurred && !isOpen ? (
          <span aria-hidden className="absolute inset-0 grid place-items-center text-white">
            <Lock className="size-7 drop-shadow" />
          </span>
        ) : null}
        <span className="absolute inset-x-1.5 bottom-1.5 flex items-end justify-between gap-1.5">
          <span className={onCover}>
            {mark === 'vip' || mark === 'vipOpen' ? <Crown aria-hidden /> : null}
            {mark === 'price' ? (
              <>
                {album.saleUntil !== null ? (
                  <s translate="no" className="font-medium text-white/80">
                    <span className="sr-only">{t('albums.before')}</span>
                    {price(basePrice.value).amount.replace(/\D+$/u, '')}
                  </s>
                ) : null}
                <b translate="no">{price(album.price.value).amount}</b>
              </>
            ) : (
              <span>{t(`albums.mark.${mark}`)}</span>
            )}
          </span>
          <span translate="no" className={cx(onCover, 'tabular shrink-0')}>
            {t('albums.pictures', { count: total })}
          </span>
        </span>
      </div>
      <h3 className="mt-2 line-clamp-2 px-0.5 font-semibold text-sm leading-snug">
        <Anchor
          href={to('albums.album', { actorName: actor.name.toLowerCase(), albumId: String(id) })}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {title || t('albums.untitled')}
        </Anchor>
      </h3>
    </article>
  );
}
