import { useEffect, useState } from 'react';

/** Scrolling further down than this hides the bar (spec 1 section 2). */
export const HIDE_BELOW_PX = 50;
/** Movement up to this is a trembling hand (spec 1 section 2). */
export const IGNORED_PX = 10;
/** How often the scroll position is looked at (spec 1 section 2). */
export const SCROLL_DEBOUNCE_MS = 200;

/** What the bar remembers between two looks at the scroll position (px). */
export type BarScroll = { y: number; hidden: boolean };

/** The rule of spec 1 section 2: hide on the way down past 50 px, show on the way up, ignore 10 px or less. */
export function nextBarScroll(before: BarScroll, y: number): BarScroll {
  if (y <= HIDE_BELOW_PX) return { y, hidden: false };
  if (Math.abs(y - before.y) <= IGNORED_PX) return before;
  return { y, hidden: y > before.y };
}

/** Whether the navigation bar should be out of the way now. Always false on the server. */
export function useHideOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!enabled) {
      setHidden(false);
      return;
    }
    let state: BarScroll = { y: window.scrollY, hidden: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      state = nextBarScroll(state, window.scrollY);
      setHidden(state.hidden);
    };
    const onScroll = () => {
      timer ??= setTimeout(measure, SCROLL_DEBOUNCE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [enabled]);
  return hidden;
}
