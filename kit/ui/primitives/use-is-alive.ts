import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its page comes to life, true after; at once on pages that the browser itself goes to, so that what is
 * drawn in the browser alone has its height before the place on the page is restored.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
