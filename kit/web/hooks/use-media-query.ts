import { useCallback, useSyncExternalStore } from 'react';

/** The phone's menus below this width in px (spec 1 section 9). */
export const mobileBelow = 1023;

/** Whether a media query matches. `onServer` is what is rendered before the device is known. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
