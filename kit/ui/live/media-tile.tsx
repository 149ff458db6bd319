import { Images, Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { cx } from '../primitives/cx.ts';
import type { Poster } from './live-card.tsx';

/** Props of `MediaTile`. */
export type MediaTileProps = {
  href: string;
  title: string;
  poster: Poster;
  posterAlt?: string | undefined;
  kind: 'video' | 'album';
  /** "12:04" or "24 pictures". */
  length?: string | undefined;
  /** A line under the title: who, when. */
  meta?: ReactNode;
  /** A price, or a word such as "free". */
  price?: ReactNode;
  /** Why it cannot be seen yet, in words; blurs the picture and shows a lock. */
  lockedLabel?: string | undefined;
  marks?: ReactNode;
  eager?: boolean | undefined;
  ratio?: '16/9' | '4/5' | '1/1' | undefined;
};

/** A video or an album at a glance. */
export function MediaTile({
  href,
  title,
  poster,
  posterAlt = '',
  kind,
  length,
  meta,
  price,
  lockedLabel,
  marks,
  eager,
  ratio = '16/9',
}: MediaTileProps): ReactNode {
  const Kind = kind === 'video' ? Play : Images;
  return (
    <article className="group relative isolate min-w-0">
      <div
        data-edge
        className="relative overflow-hidden rounded-card bg-hover group-has-[a:focus-visible]:outline-2 group-has-[a:focus-visible]:outline-focus group-has-[a:focus-visible]:outline-offset-2"
        style={{ aspectRatio: ratio, background: poster.placeholder }}
      >
        <img
          data-picture
          src={poster.src}
          srcSet={poster.srcSet}
          sizes={poster.sizes}
          width={poster.width}
          height={poster.height}
          alt={posterAlt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={cx(
            'size-full object-cover object-[50%_25%] transition-[scale] duration-500 group-hover:scale-[1.035]',
            lockedLabel && 'scale-110 blur-md brightness-75 group-hover:scale-110',
          )}
        />
        {lockedLabel ? (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 p-3 text-center font-semibold text-sm text-white drop-shadow-[0_1px_4px_oklch(0_0_0/0.8)]">
            <Lock aria-hidden className="size-6" />
            {lockedLabel}
          </span>
        ) : null}
        {marks ? (
          <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap gap-1">{marks}</div>
        ) : null}
        {length ? (
          <span
            translate="no"
            className="tabular absolute right-2 bottom-2 inline-flex items-center gap-1 rounded-md bg-black/70 px-1.5 py-0.5 font-semibold text-2xs text-white"
          >
            <Kind aria-hidden className="size-3" />
            {length}
          </span>
        ) : null}
      </div>
      <div className="mt-2 grid gap-0.5 px-1">
        <h3 className="line-clamp-2 font-semibold text-sm leading-snug">
          <Anchor href={href} className="text-ink no-underline outline-none after:absolute after:inset-0">
            {title}
          </Anchor>
        </h3>
        {meta || price ? (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-subtle text-xs">
            <span>{meta}</span>
            {price}
          </p>
        ) : null}
      </div>
    </article>
  );
}
