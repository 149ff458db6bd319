import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether slides should stand still for now: a pointer or the focus is on them, the tab is hidden, or they are out of sight. */
export function useIsLookedAt(list: RefObject<HTMLUListElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  const [isAway, setAway] = useState(true);
  useEffect(() => {
    const place = list.current?.parentElement;
    if (!place) return;
    let isInSight = false;
    const look = (): void => setAway(!isInSight || document.hidden);
    const hold = (): void => setHeld(true);
    const letGo = (): void => setHeld(false);
    const holds = ['pointerenter', 'focusin'] as const;
    const lets = ['pointerleave', 'focusout'] as const;
    for (const name of holds) place.addEventListener(name, hold);
    for (const name of lets) place.addEventListener(name, letGo);
    document.addEventListener('visibilitychange', look);
    const watch = new IntersectionObserver(
      ([entry]) => {
        isInSight = entry?.isIntersecting ?? false;
        look();
      },
      { threshold: 0.5 },
    );
    watch.observe(place);
    return () => {
      for (const name of holds) place.removeEventListener(name, hold);
      for (const name of lets) place.removeEventListener(name, letGo);
      document.removeEventListener('visibilitychange', look);
      watch.disconnect();
    };
  }, [list]);
  return isHeld || isAway;
}
