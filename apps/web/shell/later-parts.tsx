import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLater } from '#kit/web/catalogues.ts';
import { useArea } from '#kit/web/page.ts';
import { whenIdle } from '#kit/web/when-idle.ts';
import { useSkew } from '../pwa/skew.ts';

const Later = lazy(async () => {
  // Its words travel beside it, so that they are there when it is first drawn.
  const [module] = await Promise.all([import('./later.tsx'), loadLater()]);
  return { default: module.Later };
});

/** Fetches and draws what the first look does not need, once the browser has nothing better to do. */
export function LaterParts(): ReactNode {
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
      <Later area={area} />
    </Suspense>
  ) : null;
}
