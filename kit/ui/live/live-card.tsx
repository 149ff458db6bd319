import type { ReactNode } from 'react';
import type { PriceFormat } from '../measure/price.tsx';
import { Price } from '../measure/price.tsx';
import { Anchor } from '../primitives/anchor.tsx';
import { cx } from '../primitives/cx.ts';
import { Skeleton } from '../primitives/state.tsx';
import { usePreviewIntent } from './preview-intent.ts';
import type { LiveState } from './status-pill.tsx';
import { StatusPill } from './status-pill.tsx';

/** A picture with its true size, so its place is kept before it arrives. */
export type Poster = {
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
  name: string;
  age?: number | undefined;
  poster: Poster;
  /** Describes the picture; empty when the name says enough. */
  posterAlt?: string | undefined;
  state: LiveState;
  stateLabel: string;
  /** Price per minute in hundredths of a coin. */
  price?: number | undefined;
  formatPrice?: PriceFormat | undefined;
  /** E.g. "/ min". */
  per?: string | undefined;
  freeLabel?: string | undefined;
  /** Language codes as shown ("DE"), with the words for screen readers. */
  languages?: ReadonlyArray<{ code: string; name: string }> | undefined;
  /** The moving preview; asked for only while wanted. Muted, without controls. */
  preview?: (() => ReactNode) | undefined;
  /** A button in the corner (favourite). */
  favourite?: ReactNode;
  /** More marks beside the state, e.g. "new" (on the picture). */
  marks?: ReactNode;
  /** The first row of a page: fetched at once and first. */
  eager?: boolean | undefined;
  /** Shape of the picture; `fill` takes the height of its place (a wide `GridItem`). */
  ratio?: '4/5' | '3/4' | '16/9' | '1/1' | 'fill' | undefined;
};

/** The heart of the site: who, what now, what it costs, and a moving look on hover, focus or long press. */
export function LiveCard({
  href,
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
  favourite,
  marks,
  eager,
  ratio = '4/5',
}: LiveCardProps): ReactNode {
  const { active, bind } = usePreviewIntent(Boolean(preview));
  return (
    <article
      {...bind}
      className="group @container relative isolate flex h-full min-w-0 flex-col touch-manipulation select-none rounded-card [-webkit-touch-callout:none]"
    >
      <div
        data-edge
        className={cx(
          ratio === 'fill' && 'min-h-0 flex-1',
          'relative overflow-hidden rounded-card bg-hover transition-shadow duration-300',
          'group-has-[a:focus-visible]:outline-2 group-has-[a:focus-visible]:outline-focus group-has-[a:focus-visible]:outline-offset-2',
          'group-hover:shadow-[0_0_0_2px_var(--accent),0_18px_44px_-18px_var(--glow)]',
        )}
        style={{ aspectRatio: ratio === 'fill' ? undefined : ratio, background: poster.placeholder }}
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
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          className={cx(
            'absolute inset-0 size-full object-cover object-[50%_22%] transition-[scale,filter] duration-500 ease-out group-hover:scale-[1.035]',
            state === 'offline' && 'brightness-[0.72] saturate-[0.55]',
          )}
        />
        {active && preview ? (
          <div
            aria-hidden
            data-picture
            className="absolute inset-0 animate-fade-in *:size-full *:object-cover motion-reduce:hidden"
          >
            {preview()}
          </div>
        ) : null}
        <div
          aria-hidden
          className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_top,oklch(0.1_0.03_286/0.88),oklch(0.1_0.03_286/0.35)_26%,transparent_46%)]"
        />
        <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-center gap-1 @[11rem]:pr-9 @3xs:inset-x-2.5 @3xs:top-2.5">
          <StatusPill state={state} label={stateLabel} onPicture />
          {marks}
        </div>
        <div className="absolute inset-x-2.5 bottom-2 text-white @max-[11rem]:right-10 @3xs:inset-x-3 @3xs:bottom-2.5">
          <div className="flex items-baseline gap-1.5">
            <h3 className="min-w-0 truncate font-bold text-sm @3xs:text-[1.0625rem]">
              <Anchor href={href} className="text-white no-underline outline-none after:absolute after:inset-0">
                {name}
              </Anchor>
            </h3>
            {age === undefined ? null : <span className="font-medium text-white/80 text-xs @3xs:text-sm">{age}</span>}
            {languages.length > 0 ? (
              <ul className="ml-auto hidden shrink-0 gap-1 @[11rem]:flex @max-3xs:*:nth-3:hidden">
                {languages.slice(0, 3).map((language) => (
                  <li
                    key={language.code}
                    className="rounded-sm bg-white/18 px-1 py-px font-semibold text-2xs uppercase tracking-wide"
                  >
                    <abbr title={language.name} className="no-underline">
                      {language.code}
                    </abbr>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        {favourite ? (
          <div className="absolute right-0 bottom-0 z-1 @[11rem]:top-0.5 @[11rem]:right-0.5 @[11rem]:bottom-auto">
            {favourite}
          </div>
        ) : null}
      </div>
      {price === undefined || !formatPrice ? null : (
        <p className="mt-1.5 px-1 @3xs:mt-2">
          <Price
            hundredths={price}
            format={formatPrice}
            per={per}
            freeLabel={freeLabel}
            size="sm"
            className="@max-3xs:text-xs"
          />
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
