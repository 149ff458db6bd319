import { useEffect } from 'react';
import { useGuestSession } from '#domains/guest/web/state/provider.tsx';

/** A failure this soon after loading again is not cured by doing it again, in milliseconds. */
const loopMs = 60_000;

/** Whether a missing file of the build is answered by loading the page again. */
export const reloadsOnSkew = (page: { readonly wasReloaded: boolean; readonly ageMs: number }): boolean =>
  !page.wasReloaded || page.ageMs > loopMs;

const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

/**
 * After a release the files of the build before are gone: what is loaded late then fails (spec 1 §8). The page is loaded
 * again, once, when nothing holds it; the failure continues to whoever waited for the file, who shows what there is.
 */
export function useSkew(): void {
  const { reloads } = useGuestSession();
  useEffect(() => {
    const missed = (): void => {
      if (navigator.onLine && reloadsOnSkew({ wasReloaded: wasReloaded(), ageMs: performance.now() }))
        reloads.request();
    };
    addEventListener('vite:preloadError', missed);
    return () => removeEventListener('vite:preloadError', missed);
  }, [reloads]);
}
