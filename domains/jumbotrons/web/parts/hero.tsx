import type { ComponentType, ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { settled } from '#kit/web/navigation/settled.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Jumbotron, JumbotronSlide } from '../../contract/config.ts';
import { Slide } from './slide.tsx';

/** What makes the slides move, once it is there. */
export interface HeroLifeProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly slides: readonly JumbotronSlide[];
}

/** Large pictures side by side: swiped and followed without a script; what moves and counts them comes once the page has come to rest. */
export function Hero({ data: { slides } }: { data: Jumbotron }): ReactNode {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [Life, setLife] = useState<ComponentType<HeroLifeProps>>();
  useEffect(() => {
    let isOver = false;
    void settled()
      .then(() => import('./hero-life.tsx'))
      .then(({ HeroLife }) => {
        if (!isOver) setLife(() => HeroLife);
      })
      // Without its code they are swiped by hand.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <section aria-label={t('jumbotrons.label')} data-hero className="@container relative min-w-0">
      <ul
        ref={list}
        className="no-scrollbar m-0 flex list-none snap-x snap-mandatory gap-2 overflow-x-auto rounded-card p-0"
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className="w-full shrink-0 snap-start snap-always">
            <Slide slide={slide} isFirst={index === 0} more={t('jumbotrons.more')} />
          </li>
        ))}
      </ul>
      {Life ? <Life list={list} slides={slides} /> : null}
    </section>
  );
}
