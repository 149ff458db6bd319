import type { ReactNode } from 'react';
import { useNow } from '#domains/live/web/parts/use-now.ts';
import { useFormat } from '#kit/web/words/i18n.tsx';

/** How long a call runs, by the server's clock. */
export function CallClock({ since, clock }: { since: number; clock: () => number }): ReactNode {
  const format = useFormat();
  const now = useNow(clock);
  return (
    <span translate="no" className="tabular">
      {format.duration(Math.max(0, (now - since) / 1000))}
    </span>
  );
}
