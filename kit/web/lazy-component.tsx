import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';

/** A component that is fetched when it is first shown; its place is empty until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Fetched = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
}
