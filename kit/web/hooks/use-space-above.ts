import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Keeps in `--above` of an element how much of the page stands before its content, px: what fills the rest of the window
 * then ends at its lower edge also while a strip is shown at the top.
 */
export function useSpaceAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const above =
        current.getBoundingClientRect().top + window.scrollY + Number.parseFloat(getComputedStyle(current).paddingTop);
      current.style.setProperty('--above', `${Math.round(above)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
}
