import type { ReactNode } from 'react';
import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import type { Reason } from '../../contract/index.ts';
import { RecommendedCard } from './recommended-card.tsx';

/** Performers beside each other, more than fit: the strip scrolls, by finger and by keyboard. */
export function Strip({
  label,
  list,
  onSkip,
}: {
  label: string;
  list: readonly { readonly actor: CardFacts; readonly reason?: Reason }[];
  onSkip?: (actorId: number) => void;
}): ReactNode {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto overflow-y-hidden rounded-control p-1"
    >
      {list.map(({ actor, reason }) => (
        <li key={actor.id} className="w-38 shrink-0 snap-start sm:w-46">
          <RecommendedCard
            actor={actor}
            {...(reason && { reason })}
            {...(onSkip && { onSkip: () => onSkip(actor.id) })}
          />
        </li>
      ))}
    </ul>
  );
}
