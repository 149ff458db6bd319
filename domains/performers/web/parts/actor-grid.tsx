import type { ReactNode } from 'react';
import { Grid, GridAcross, GridItem } from '#kit/ui/live/grid.tsx';
import type { CardMark } from './actor-card.tsx';
import { ActorCardView } from './actor-card.tsx';
import { CachedWithPrices } from './cached-with-prices.tsx';
import type { CardFacts } from './card-facts.ts';
import { useActorPresence } from './use-actor-presence.ts';

/** With fewer beside it nothing gives the big card its height. */
const companions = 2;

/** A grid of performers that follows their presence. With `lead` the first is shown big, as soon as there are enough of them. */
export function ActorGrid({
  actors,
  label,
  lead,
  eager = 6,
  across,
  marks,
}: {
  actors: readonly CardFacts[];
  label: string;
  lead?: boolean;
  /** How many pictures are fetched at once. */
  eager?: number;
  /** What stands across all columns, below the second row. */
  across?: ReactNode;
  /** By performer a word of the list on their card. */
  marks?: ReadonlyMap<number, CardMark> | undefined;
}): ReactNode {
  const current = useActorPresence(actors);
  const hasLead = lead === true && current.length > companions;
  const cards = current.map((actor, index) => (
    <GridItem key={actor.id} wide={hasLead && index === 0}>
      <ActorCardView actor={actor} eager={index < eager} wide={hasLead && index === 0} mark={marks?.get(actor.id)} />
    </GridItem>
  ));
  const isWithin = across !== undefined && across !== null;
  const grid = (
    <CachedWithPrices
      name="performers.grid"
      of={current}
      variant={JSON.stringify([label, hasLead, eager, isWithin, ...(marks ?? [])])}
    >
      <Grid label={label} isWithin={isWithin}>
        {cards}
      </Grid>
    </CachedWithPrices>
  );
  return isWithin ? <GridAcross across={across}>{grid}</GridAcross> : grid;
}
