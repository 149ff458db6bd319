import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';

/**
 * A component that is fetched when it is first shown; its place is empty until then, and stays so where it cannot be
 * fetched. The next one that is shown tries again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch {
        Fetched = fetched();
        return { default: () => null };
      }
    });
  let Fetched = fetched();
  return function LazyComponent(props) {
    // Held for as long as it is shown: another type would be another component.
    const [Part] = useState(() => Fetched);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
