import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PriceFormat } from '../measure/price.tsx';
import { Price } from '../measure/price.tsx';
import { Anchor } from '../primitives/anchor.tsx';
import { initials } from '../primitives/avatar.tsx';
import { cx } from '../primitives/cx.ts';
import { Skeleton } from '../primitives/state.tsx';
import { usePreviewIntent } from './preview-intent.ts';
import type { LiveState } from './status-pill.tsx';
import { StatusPill } from './status-pill.tsx';

/** A picture with its true size, so its place is kept before it arrives. */
export type Poster = {
  /** Empty where there is no picture yet: initials stand in. */
  src: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A colour or CSS gradient shown until the picture is there. */
  placeholder?: string | undefined;
};

/** Props of `LiveCard`. */
export type LiveCardProps = {
  href: string;
  /** Where a press beside the name leads; without one the whole card leads to `href`. */
  openHref?: string | undefined;
  name: string;
  age?: number | undefined;
  poster: Poster;
  /** Describes the picture; empty when the name says enough. */
  posterAlt?: string | undefined;
  state: LiveState;
  stateLabel: string;
  /** Price per minute in the smallest unit. */
  price?: number | undefined;
  formatPrice?: PriceFormat | undefined;
  /** E.g. "/min". */
  per?: string | undefined;
  freeLabel?: string | undefined;
  /** Language codes as shown ("DE"), with the words for screen readers. */
  languages?: ReadonlyArray<{ code: string; name: string }> | undefined;
  /** The moving preview; asked for only while wanted. Muted, without controls. */
  preview?: (() => ReactNode) | undefined;
  /** What `playPreviews` calls this preview; a card with one that anybody may look at says it as `data-living`, for fresh pictures over its own. */
  previewKey?: number | undefined;
  /** How many watch, and words for screen readers. Shown while anybody can come in. */
  viewers?: { count: number; label: string } | undefined;
  /** What can be pressed in the corner, such as a heart. */
  corner?: ReactNode;
  /** More marks beside the state, e.g. "new" (on the picture). */
  marks?: ReactNode;
  /** The first row of a page: fetched at once and first. */
  eager?: boolean | undefined;
  /** A sentence under the name, where the card is wide enough for it. */
  line?: string | undefined;
  /** Shape of the picture; `fill` takes the height of its place (a wide `GridItem`). */
  ratio?: '4/5' | '3/4' | '16/9' | '1/1' | 'fill' | undefined;
};

/** The heart of the site: who, what now, what it costs, and a moving look on hover, focus or long press. */
export function LiveCard({
  href,
  openHref,
  name,
  age,
  poster,
  posterAlt = '',
  state,
  stateLabel,
  price,
  formatPrice,
  per,
  freeLabel,
  languages = [],
  preview,
  previewKey,
  viewers,
  corner,
  marks,
  eager,
  line,
  ratio = '4/5',
}: LiveCardProps): ReactNode {
  const { active, bind } = usePreviewIntent(Boolean(preview), previewKey);
  const away = state === 'offline' && 'away';
  return (
    <article
      {...bind}
      className="live-card"
      data-living={preview && (state === 'free' || state === 'live') ? previewKey : undefined}
    >
      <div
        data-edge
        className={ratio === 'fill' ? 'live-card-frame fills' : 'live-card-frame'}
        style={{ aspectRatio: ratio === 'fill' ? undefined : ratio, background: poster.placeholder }}
      >
        {poster.src ? (
          <img
            data-picture
            src={poster.src}
            srcSet={poster.srcSet}
            sizes={poster.sizes}
            width={poster.width}
            height={poster.height}
            alt={posterAlt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            className={cx('live-card-picture', away)}
          />
        ) : (
          <span aria-hidden className={cx('live-card-picture', away)}>
            {initials(name)}
          </span>
        )}
        {active && preview ? (
          <div aria-hidden data-picture className="live-card-preview">
            {preview()}
          </div>
        ) : null}
        <div className="live-card-marks">
          <StatusPill state={state} label={stateLabel} onPicture />
          {marks}
        </div>
        {/* A wider target for fingers and mice; the keyboard has the name. */}
        {openHref ? <Anchor href={openHref} aria-hidden tabIndex={-1} className="live-card-open" /> : null}
        <div className="live-card-who">
          <h3 className={openHref && 'named'}>
            <Anchor href={href}>
              <bdi>{name}</bdi>
            </Anchor>
          </h3>
          {age === undefined ? null : <span className="live-card-age">{age}</span>}
          {languages.length > 0 ? (
            <ul className="live-card-languages">
              {languages.slice(0, 3).map((language) => (
                <li key={language.code}>
                  <abbr title={language.name}>{language.code}</abbr>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {line ? <p className="live-card-line">{line}</p> : null}
        {corner ? <div className="live-card-corner">{corner}</div> : null}
      </div>
      {price === undefined || !formatPrice ? null : (
        <p className="live-card-price">
          <Price hundredths={price} format={formatPrice} per={per} freeLabel={freeLabel} size="inherit" />
          {viewers && viewers.count > 0 && (state === 'free' || state === 'live') ? (
            <span translate="no" title={viewers.label} className="live-card-viewers">
              <Eye aria-hidden />
              <span aria-hidden>{viewers.count}</span>
              <span className="sr-only">{viewers.label}</span>
            </span>
          ) : null}
        </p>
      )}
    </article>
  );
}

/** A card that is still on its way: the same shape, nothing moves when the real one comes. */
export function LiveCardSkeleton({ ratio = '4/5' }: { ratio?: LiveCardProps['ratio'] }): ReactNode {
  return (
    <div aria-hidden>
      <div style={{ aspectRatio: ratio === 'fill' ? '4/5' : ratio }}>
        <Skeleton className="size-full rounded-card" />
      </div>
      <Skeleton className="mt-2 h-5 w-3/5" />
    </div>
  );
}
