import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#kit/web/navigation/when-idle.ts';
import { useArea } from '#kit/web/page/page.ts';
import { loadDeferred, loadLater } from '#kit/web/words/catalogues.ts';
import { useSkew } from '../pwa/skew.ts';

const Deferred = lazy(async () => {
  // Its words are there when it is first drawn.
  const module = await import('./deferred.tsx');
  await Promise.all([loadDeferred(), loadLater()]);
  return { default: module.Deferred };
});

/** Fetches and draws what the first look does not need, once the browser has nothing better to do. */
export function DeferredParts(): ReactNode {
  useSkew();
  const area = useArea();
  const [due, setDue] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setDue(true);
        return undefined;
      }),
    [],
  );
  return due ? (
    <Suspense fallback={null}>
      <Deferred area={area} />
    </Suspense>
  ) : null;
}
