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
export function Hero({
  data: { slides },
  isBelow,
}: {
  data: Jumbotron;
  /** Other pictures stand above it: its first one is not fetched before them. */
  isBelow?: boolean;
}): ReactNode {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [Life, setLife] = useState<ComponentType<HeroLifeProps>>();
  useEffect(() => {
    void settled()
      .then(() => import('./hero-life.tsx'))
      .then(({ HeroLife }) => setLife(() => HeroLife))
      // Without its code they are swiped by hand.
      .catch(() => undefined);
  }, []);
  return (
    <section aria-label={t('jumbotrons.label')} className="leads">
      <ul ref={list}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <Slide slide={slide} isFirst={!index && !isBelow} more={t('jumbotrons.more')} />
          </li>
        ))}
      </ul>
      {Life ? <Life list={list} slides={slides} /> : null}
    </section>
  );
}
