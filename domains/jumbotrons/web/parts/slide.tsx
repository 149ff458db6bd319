import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import type { JumbotronSlide } from '../../contract/config.ts';

/** One large picture with its words; all of it leads on (kit/ui/styles/lead.css). */
export function Slide({
  slide: { id, title, text, button, address, alt, wide, narrow },
  isFirst,
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
    <Anchor href={address} data-slide={id} className="lead">
      <picture>
        {only ? null : <source media="(min-width:740px)" srcSet={wide.srcSet} sizes="96vw" />}
        <img
          data-picture
          {...{ src, srcSet, width, height }}
          alt={alt}
          sizes="96vw"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          draggable={false}
        />
      </picture>
      <b>{title}</b>
      {text ? <small>{text}</small> : null}
      <span className={buttonClass({ variant: 'primary' })}>{button || more}</span>
    </Anchor>
  );
}
