import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { HeroLifeProps } from './hero.tsx';
import { useCounting } from './use-counting.ts';
import { useCurrent } from './use-current.ts';
import { useIsLookedAt } from './use-is-looked-at.ts';

/** Shapes of the buttons: four files of an icon each would cost more than all of this one. */
const shapes = { play: 'M7 4l13 8-13 8z', pause: 'M7 5v14M17 5v14', before: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' };

const Round = ({ label, of, onClick }: { label: string; of: keyof typeof shapes; onClick: () => void }): ReactNode => (
  <button type="button" data-way={of} aria-label={label} title={label} onClick={onClick}>
    <svg aria-hidden viewBox="0 0 24 24">
      <path d={shapes[of]} />
    </svg>
  </button>
);

/**
 * What moves slides: dots, arrows, the arrow keys, and time. They stand still while somebody looks closely (pointer or focus on them), for
 * who wants no motion, and for good once they were moved by hand or stopped (WCAG 2.2.2).
 */
export function HeroLife({ list, slides }: HeroLifeProps): ReactNode {
  const t = useMessages();
  const current = useCurrent(list);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [isStopped, setStopped] = useState(false);
  const isLookedAt = useIsLookedAt(list);
  useCounting(list, slides[current]?.id);
  const goTo = useCallback(
    (index: number): void => {
      const place = list.current?.children[(index + slides.length) % slides.length];
      if (!(place instanceof HTMLElement) || !list.current) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      list.current.scrollTo({ left: place.offsetLeft - list.current.offsetLeft, behavior });
    },
    [list, slides.length],
  );
  const byHand = useCallback(
    (index: number): void => {
      setStopped(true);
      goTo(index);
    },
    [goTo],
  );
  const isMoving = slides.length > 1 && !isCalm && !isStopped;
  const seconds = slides[current]?.seconds ?? 0;
  useEffect(() => {
    if (!isMoving || isLookedAt) return;
    const timer = setTimeout(() => goTo(current + 1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isMoving, isLookedAt, current, seconds, goTo]);
  useEffect(() => {
    const place = list.current;
    const stop = (): void => setStopped(true);
    const onKey = (event: KeyboardEvent): void => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      byHand(current + step);
    };
    place?.addEventListener('touchstart', stop, { passive: true });
    place?.parentElement?.addEventListener('keydown', onKey);
    return () => {
      place?.removeEventListener('touchstart', stop);
      place?.parentElement?.removeEventListener('keydown', onKey);
    };
  }, [list, byHand, current]);
  if (slides.length < 2) return null;
  return (
    <div>
      <ol>
        {slides.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('jumbotrons.go', { number: index + 1, total: slides.length, title })}
              aria-current={index === current}
              onClick={() => byHand(index)}
            />
          </li>
        ))}
      </ol>
      {isCalm ? null : (
        <Round
          label={t(isStopped ? 'jumbotrons.play' : 'jumbotrons.pause')}
          of={isStopped ? 'play' : 'pause'}
          onClick={() => setStopped(!isStopped)}
        />
      )}
      <Round label={t('jumbotrons.before')} of="before" onClick={() => byHand(current - 1)} />
      <Round label={t('jumbotrons.next')} of="next" onClick={() => byHand(current + 1)} />
    </div>
  );
}
