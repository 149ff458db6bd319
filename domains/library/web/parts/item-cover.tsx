import { Clapperboard, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryItem } from '../../contract/index.ts';

const mark = 'inline-flex items-center gap-1 rounded-md bg-black/75 px-1.5 py-0.5 font-semibold text-2xs text-white';

/** How much of something was watched, 0 to 1. */
export const watchedShare = ({ watchedMs, duration }: Pick<LibraryItem, 'watchedMs' | 'duration'>): number =>
  duration > 0 ? Math.min(1, watchedMs / (duration * 1000)) : 0;

/** The cover of something in a library, with how long or how many it is, what it costs while it is not owned, and how far one got. */
export function ItemCover({ item, eager }: { item: LibraryItem; eager: boolean }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { images, mediaType, guestInfo } = item;
  const watched = watchedShare(item);
  return (
    <span data-edge className="relative block aspect-video overflow-hidden rounded-card bg-hover">
      {images ? (
        <img
          data-picture
          src={images.w640}
          srcSet={`${images.w320} 320w, ${images.w640} 640w, ${images.w1280} 1280w`}
          sizes="(max-width:767px)50vw,(max-width:1368px)25vw,380px"
          width={1280}
          height={720}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={cx(
            'size-full object-cover',
            !item.isOpen && (item.isTakenDown || item.isPaidBack) && 'opacity-50',
          )}
        />
      ) : (
        <span aria-hidden className="grid size-full place-items-center text-subtle [&>svg]:size-8">
          {mediaType === 'video' ? <Clapperboard /> : <Images />}
        </span>
      )}
      <span className="absolute inset-x-1.5 bottom-1.5 flex flex-wrap justify-between gap-1">
        {guestInfo.bought || item.price.value === 0 ? (
          <span />
        ) : (
          <Figure className={mark}>{price(item.price.value).amount}</Figure>
        )}
        {mediaType === 'video' ? (
          <Figure className={mark}>
            <span className="sr-only">{t('library.length')}</span>
            {format.duration(item.duration)}
          </Figure>
        ) : (
          <span className={mark}>{t('library.photos', { count: item.photos })}</span>
        )}
      </span>
      {watched > 0 ? (
        <span className="absolute inset-x-0 bottom-0 h-1 bg-black/60">
          <span className="block h-full bg-accent" style={{ width: `${Math.round(watched * 100)}%` }} />
          <Figure className="sr-only">{t('library.watched', { percent: format.percent(watched) })}</Figure>
        </span>
      ) : null}
    </span>
  );
}
