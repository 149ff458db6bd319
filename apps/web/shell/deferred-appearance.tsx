import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

const load = async () => ({ default: (await import('./appearance.tsx')).Appearance });

// On the server as it is; in the browser it comes alive when its script has come, which the first look does not wait for.
const Part = import.meta.env.SSR ? (await load()).default : lazy(load);

/** {@link Appearance} at the end of a page: it stands there from the first byte, so nothing moves when it comes alive. */
export function DeferredAppearance(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
