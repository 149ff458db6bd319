import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useStore } from '#kit/web/live/store.ts';
import { leavingAsked } from '#kit/web/navigation/leaving.ts';
import { written } from '#kit/web/navigation/unsaved.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

const UnsavedQuestion = lazy(async () => ({ default: (await import('./unsaved-question.tsx')).UnsavedQuestion }));

/**
 * Asks before a page is left on which somebody wrote what was not sent, or lets the page ask ({@link leavingAsked}). Who
 * leaves in a hurry (quick exit) is not asked.
 */
export const UnsavedGuard: FillingOf<typeof deferredParts> = () => {
  const isWritten = useStore(written).size > 0;
  const ask = useStore(leavingAsked);
  const isHeld = isWritten || ask !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (written.state.size > 0 || leavingAsked.state !== null) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: BeforeUnloadEvent): void => {
      if (!isHidden()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isHeld]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (ask) ask(() => blocker.reset());
    // What it was held for is over; where it leads is not gone to either, so that what came of it is seen.
    else if (!isWritten) blocker.reset();
  }, [blocker, ask, isWritten]);
  return blocker.state === 'blocked' && isWritten && !ask ? (
    <Suspense fallback={null}>
      <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  ) : null;
};

/** Whoever leaves in a hurry hides the page first. */
const isHidden = (): boolean => document.documentElement.style.visibility === 'hidden';
