import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { deferredParts } from '#kit/web/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { useStore } from '#kit/web/store.ts';
import { written } from '#kit/web/unsaved.ts';

const UnsavedQuestion = lazy(async () => ({ default: (await import('./unsaved-question.tsx')).UnsavedQuestion }));

/** Asks before a page is left on which somebody wrote what was not sent. Who leaves in a hurry (quick exit) is not asked. */
export const UnsavedGuard: FillingOf<typeof deferredParts> = () => {
  const isWritten = useStore(written).size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => written.state.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isWritten) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isHidden()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWritten]);
  return blocker.state === 'blocked' ? (
    <Suspense fallback={null}>
      <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  ) : null;
};

/** Whoever leaves in a hurry hides the page first. */
const isHidden = (): boolean => document.documentElement.style.visibility === 'hidden';
