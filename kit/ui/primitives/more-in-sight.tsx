import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { isInSight } from './is-in-sight.ts';

/**
 * The end of a list that grows as somebody comes to it: a button that presses itself shortly before it is in sight, and can be pressed
 * where that failed. `length`: how many rows there are; a list that grew and still ends in sight grows on.
 */
export function MoreInSight({
  label,
  length,
  onMore,
}: {
  label: string;
  length: number;
  onMore: () => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(onMore);
  now.current = onMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at anew when the list has grown
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver((entries) => isInSight(entries) && now.current(), {
      rootMargin: '0px 0px 600px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [length]);
  return (
    <div ref={place} className="p-3">
      <Button block onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
