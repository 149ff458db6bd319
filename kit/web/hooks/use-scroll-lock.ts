import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling while `active`; several locks end with the last one (spec 1 section 2). Menus and native
 * dialogs need no call: the style sheet locks while one is open.
 */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = '';
    };
  }, [active]);
}
