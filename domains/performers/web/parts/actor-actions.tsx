import type { ReactNode } from 'react';
import { createElement } from 'react';
import { ActionRow } from '#kit/ui/live/action-row.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { FilledSlot } from '#kit/web/slots/slots.ts';
import type { ActionActor, profileActions } from '../slots.ts';
import { useOwnPart } from './own-part.ts';

/** Shows the buttons of a row, with what they know of the performer. */
export type ActorActionsView = (props: { actor: ActionActor; filled: FilledSlot }) => ReactNode;

const Buttons: ActorActionsView = ({ actor, filled }) => (
  <Slot<typeof profileActions> filled={filled} props={{ actor }} />
);

/**
 * What can be done with a performer besides chatting, as domains bring it (`profileActions`, `roomActions`): once the page is
 * settled, with what is the guest's own. The row keeps its room until then.
 */
export function ActorActions({
  actor: { id, name },
  filled,
  overPicture = false,
}: {
  actor: { readonly id: number; readonly name: string };
  filled: FilledSlot;
  overPicture?: boolean;
}): ReactNode {
  const own = useOwnPart();
  return (
    <ActionRow overPicture={overPicture} isEmpty={filled.length === 0}>
      {own ? createElement(own.WithOwnFacts, { actor: { id, name }, View: Buttons, filled }) : null}
    </ActionRow>
  );
}
