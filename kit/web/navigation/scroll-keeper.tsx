import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';
import type { StoredItem } from '../device/storage.ts';
import { readStored, writeStored } from '../device/storage.ts';

/** How far each place of the history was scrolled, by the key of its entry. */
export type ScrollPositions = Record<string, number>;

let positions: ScrollPositions = {};

const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its anchor, back leads to where one was. The
 * router's own component writes to the device without asking; here it is an item that the visitor decides about, and
 * without it what was scrolled lasts as long as the document.
 */
export function ScrollKeeper({ item }: { item: StoredItem<ScrollPositions> }): null {
  const router = useContext(RouterContext)?.router;
  const { restoreScrollPosition: saved, preventScrollReset: stays } = useContext(RouterState) ?? {};
  const location = useLocation();
  useEffect(() => {
    const own = (): void => {
      history.scrollRestoration = 'manual';
    };
    const leave = (): void => {
      positions[location.key] = scrollY;
      writeStored(item, positions);
      history.scrollRestoration = 'auto';
    };
    own();
    addEventListener('pageshow', own);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', own);
      removeEventListener('pagehide', leave);
    };
  }, [item, location.key]);
  useClientLayoutEffect(() => {
    positions = { ...readStored(item), ...positions };
    return router?.enableScrollRestoration(positions, () => scrollY);
  }, [router, item]);
  useClientLayoutEffect(() => {
    if (saved === false) return;
    if (typeof saved === 'number') {
      // Browsers answer a promise by now, which React would take for what undoes the effect.
      scrollTo(0, saved);
      return;
    }
    const anchor = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else if (stays !== true) scrollTo(0, 0);
  }, [location, saved, stays]);
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
