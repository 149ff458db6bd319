import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Which slide is in sight, from 0. */
export function useCurrent(list: RefObject<HTMLUListElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const places = [...root.children];
    const watch = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(places.indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    for (const place of places) watch.observe(place);
    return () => watch.disconnect();
  }, [list]);
  return current;
}
