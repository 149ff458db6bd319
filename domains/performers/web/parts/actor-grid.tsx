import type { ReactNode } from 'react';
import { Grid, GridItem } from '#kit/ui/live/grid.tsx';
import { ActorCard } from './actor-card.tsx';
import type { CardFacts } from './card-facts.ts';
import { useLiving } from './use-living.ts';

/** A living grid of performers. With `lead` the first is shown big. */
export function ActorGrid({
  actors,
  label,
  lead,
  eager = 6,
}: {
  actors: readonly CardFacts[];
  label: string;
  lead?: boolean;
  /** How many pictures are fetched at once. */
  eager?: number;
}): ReactNode {
  const living = useLiving(actors);
  return (
    <Grid label={label}>
      {living.map((actor, index) => (
        <GridItem key={actor.id} wide={lead && index === 0}>
          <ActorCard actor={actor} eager={index < eager} wide={Boolean(lead && index === 0)} />
        </GridItem>
      ))}
    </Grid>
  );
}
