import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';
import { whenIdle } from './when-idle.ts';

/** How far each place of the history was scrolled, by the key of its entry. */
export type ScrollPositions = Record<string, number>;

/** Where positions outlive the document, as the visitor has decided. */
export interface KeptPositions {
  read(): ScrollPositions | null;
  write(positions: ScrollPositions): void;
}

// One object for the life of the document: the router holds it.
const positions: ScrollPositions = {};

const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its anchor, back leads to where one was. The
 * router's own component writes to the device without asking; here it is an item that the visitor decides about, and
 * without it what was scrolled lasts as long as the document. What an earlier document kept is wanted for going back alone, and
 * is fetched once the page is settled (`load`); where a document itself comes back to, the browser knows.
 */
export function ScrollKeeper({ load }: { load: () => Promise<KeptPositions> }): null {
  const router = useContext(RouterContext)?.router;
  const { restoreScrollPosition: saved, preventScrollReset: stays } = useContext(RouterState) ?? {};
  const location = useLocation();
  const kept = useRef<KeptPositions | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // A visitor whose line fails here is led back within the document alone.
        load().then(
          (found) => {
            kept.current = found;
            Object.assign(positions, { ...found.read(), ...positions });
          },
          () => undefined,
        );
        return undefined;
      }),
    [load],
  );
  useEffect(() => {
    const own = (): void => {
      history.scrollRestoration = 'manual';
    };
    const leave = (): void => {
      positions[location.key] = scrollY;
      kept.current?.write(positions);
      history.scrollRestoration = 'auto';
    };
    own();
    addEventListener('pageshow', own);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', own);
      removeEventListener('pagehide', leave);
    };
  }, [location.key]);
  useClientLayoutEffect(() => router?.enableScrollRestoration(positions, () => scrollY), [router]);
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
