import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import type { JumbotronSlide } from '../../contract/config.ts';

/**
 * One large picture with its words; all of it leads on. It is as tall as its box is wide allows (`@container` around it), and leaves a
 * part of the first screen to what comes below.
 */
export function Slide({
  slide: { id, title, text, button, address, alt, wide, narrow },
  isFirst = false,
  only,
  more,
}: {
  slide: JumbotronSlide;
  /** In sight when the page comes: its picture is fetched before all others. */
  isFirst?: boolean;
  /** For a preview: this picture whatever the screen. */
  only?: 'wide' | 'narrow';
  /** What the button says where nothing else is said. */
  more: string;
}): ReactNode {
  const { src, srcSet, width, height } = only === 'wide' ? wide : narrow;
  return (
    <Anchor
      href={address}
      data-slide={id}
      className="group relative isolate flex aspect-square max-h-[46svh] w-full flex-col items-start justify-end gap-1.5 overflow-hidden rounded-card bg-hover p-4 pb-9 text-white no-underline outline-offset-[-4px] @2xl:aspect-[5/2] @2xl:max-h-96 @2xl:justify-center @2xl:gap-3 @2xl:px-12 @2xl:py-8 @5xl:aspect-[10/3]"
    >
      <picture>
        {only ? null : <source media="(min-width: 740px)" srcSet={wide.srcSet} sizes="96vw" />}
        <img
          {...{ src, srcSet, width, height }}
          alt={alt}
          sizes="96vw"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          draggable={false}
          className="absolute inset-0 -z-1 size-full object-cover motion-safe:transition-[scale] motion-safe:duration-700 group-hover:scale-[1.02]"
        />
      </picture>
      <span
        aria-hidden
        className="absolute inset-0 -z-1 bg-linear-to-t from-black/85 via-black/45 via-45% to-transparent to-75% @2xl:bg-linear-to-r"
      />
      <b className="line-clamp-2 max-w-[22ch] text-balance font-extrabold text-2xl leading-tight tracking-tight @2xl:text-4xl @5xl:text-5xl">
        {title}
      </b>
      {text ? <span className="line-clamp-2 max-w-[46ch] text-sm text-white/90 @2xl:text-lg">{text}</span> : null}
      <span className={`${buttonClass({ variant: 'primary' })} mt-1`}>{button || more}</span>
    </Anchor>
  );
}
