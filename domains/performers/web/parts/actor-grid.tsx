import type { ReactElement, ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Grid, GridItem } from '#kit/ui/live/grid.tsx';
import { useLanguage } from '#kit/web/i18n.tsx';
import { keptPart } from '#kit/web/kept-parts.tsx';
import { ActorCard } from './actor-card.tsx';
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
}: {
  actors: readonly CardFacts[];
  label: string;
  lead?: boolean;
  /** How many pictures are fetched at once. */
  eager?: number;
}): ReactNode {
  const current = useActorPresence(actors);
  const hasLead = lead === true && current.length > companions;
  const cards = current.map((actor, index) => (
    <GridItem key={actor.id} wide={hasLead && index === 0}>
      <ActorCard actor={actor} eager={index < eager} wide={hasLead && index === 0} />
    </GridItem>
  ));
  if (import.meta.env.SSR) {
    return (
      <KeptGrid of={current} label={label} hasLead={hasLead} eager={eager}>
        {cards}
      </KeptGrid>
    );
  }
  return <Grid label={label}>{cards}</Grid>;
}

/** On the server: the same cards for everybody who sees prices the same way. */
function KeptGrid({
  of,
  label,
  hasLead,
  eager,
  children,
}: {
  of: readonly CardFacts[];
  label: string;
  hasLead: boolean;
  eager: number;
  children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const { showEuroPrices } = useGuestValue('preferences');
  const frame = Grid({ label, children: null }) as ReactElement<Record<string, unknown>, string>;
  return keptPart({ of, variant: JSON.stringify([language, showEuroPrices, hasLead, eager]), frame, children });
}
