import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { RowHead } from '#kit/ui/primitives/row-head.tsx';
import type { BlockSizes } from '../slots.ts';
import { ActorCardView } from './actor-card.tsx';
import { CachedWithPrices } from './cached-with-prices.tsx';
import type { CardFacts } from './card-facts.ts';
import { useActorPresence } from './use-actor-presence.ts';

/** Performers under a heading, with the way to all of them: a row that scrolls under the thumb, on desks one row or two. */
export function ActorStrip({
  name,
  title,
  href,
  all,
  actors,
  desk,
  phone,
  marks,
}: BlockSizes & {
  /** Its own in the whole site. */
  name: string;
  title: string;
  href?: string | undefined;
  all?: string | undefined;
  actors: readonly CardFacts[];
  /** A word over each card: a place, say. */
  marks?: readonly string[];
}): ReactNode {
  const current = useActorPresence(actors);
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
      <RowHead title={title} href={href} all={all} />
      <CachedWithPrices name={name} of={current} variant={JSON.stringify([title, desk, phone, marks])}>
        <ul
          className={cx(
            'no-scrollbar -mx-(--row-edge) m-0 list-none snap-x snap-mandatory scroll-px-(--row-edge) gap-2 overflow-x-auto p-0 px-(--row-edge) pt-1 pb-1 [--row-edge:clamp(0.75rem,2.4vw,2.5rem)]',
            'sm:mx-0 sm:grid sm:snap-none sm:grid-cols-4 sm:gap-3 sm:overflow-visible sm:px-0 lg:grid-cols-6',
            phone === 'large'
              ? 'max-sm:grid max-sm:auto-cols-[42%] max-sm:grid-flow-col max-sm:grid-rows-2'
              : 'max-sm:flex',
            desk === 'large'
              ? 'sm:max-lg:[&>:nth-child(n+9)]:hidden'
              : 'sm:max-lg:[&>:nth-child(n+5)]:hidden lg:[&>:nth-child(n+7)]:hidden',
          )}
        >
          {current.map((actor, index) => (
            <li key={actor.id} className="relative min-w-0 shrink-0 snap-start max-sm:w-[42%] max-sm:min-w-36">
              <ActorCardView actor={actor} eager={false} />
              {marks?.[index] ? (
                <span
                  translate="no"
                  className="tabular pointer-events-none absolute bottom-16 left-2 font-extrabold text-3xl text-white [text-shadow:0_1px_6px_rgb(0_0_0/0.7)]"
                >
                  {marks[index]}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </CachedWithPrices>
    </section>
  );
}
