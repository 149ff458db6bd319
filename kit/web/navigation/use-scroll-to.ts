import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shorter ways are jumped, in px (spec 1 section 2). */
export const animateFromPx = 100;

/** Whether the way to an element is long enough to show the movement. */
export function scrollBehaviour(distancePx: number, reducedMotion: boolean): ScrollBehavior {
  return Math.abs(distancePx) >= animateFromPx && !reducedMotion ? 'smooth' : 'instant';
}

/** After a page has loaded, scrolls to the element whose id the query parameter `scrollTo` names (spec 1 section 2). */
export function useScrollTo(): void {
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: key tells one visit of an address from the next
  useEffect(() => {
    const id = new URLSearchParams(search).get('scrollTo');
    if (!id) return undefined;
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(id);
      if (!element) return;
      const { top } = element.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollBy({ top: top - margin, behavior: scrollBehaviour(top - margin, reduced) });
    });
    return () => cancelAnimationFrame(frame);
  }, [search, key]);
}
