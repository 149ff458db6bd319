import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { HeroLifeProps } from './hero.tsx';
import { useCounting } from './use-counting.ts';
import { useCurrent } from './use-current.ts';
import { useIsLookedAt } from './use-is-looked-at.ts';

const round =
  'hit-44 grid size-9 place-items-center rounded-full bg-black/55 text-white transition-colors hover:bg-black/75 [&>svg]:size-4.5';

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
    <div className="pointer-events-none absolute inset-x-3 bottom-2 flex items-center justify-end gap-1.5 @2xl:inset-x-4 @2xl:bottom-4 [&>*]:pointer-events-auto">
      <ol className="m-0 mr-auto flex list-none gap-0.5 p-0 @2xl:ml-8">
        {slides.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('jumbotrons.go', { number: index + 1, total: slides.length, title })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => byHand(index)}
              className="group/dot grid size-6 place-items-center rounded-full"
            >
              <span
                className={cx(
                  'h-2 rounded-full bg-white shadow-e1 transition-[width,opacity]',
                  index === current ? 'w-5' : 'w-2 opacity-60 group-hover/dot:opacity-100',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      {isCalm ? null : (
        <button
          type="button"
          aria-label={t(isStopped ? 'jumbotrons.play' : 'jumbotrons.pause')}
          title={t(isStopped ? 'jumbotrons.play' : 'jumbotrons.pause')}
          onClick={() => setStopped(!isStopped)}
          className={round}
        >
          {isStopped ? <Play aria-hidden /> : <Pause aria-hidden />}
        </button>
      )}
      <button
        type="button"
        aria-label={t('jumbotrons.before')}
        onClick={() => byHand(current - 1)}
        className={cx(round, 'max-sm:hidden')}
      >
        <ChevronLeft aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('jumbotrons.next')}
        onClick={() => byHand(current + 1)}
        className={cx(round, 'max-sm:hidden')}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
}
