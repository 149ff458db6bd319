import { filled as actions } from 'virtual:slots/live.roomActions';
import { filled } from 'virtual:slots/live.roomPanel';
import type { ReactNode } from 'react';
import { ActionRow } from '#kit/ui/live/action-row.tsx';
import { Slot } from '#kit/web/slot.tsx';
import type { roomActions, roomPanel } from '../../slots.ts';

/** What other domains show in a performer's room. */
export function RoomPanels({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode {
  return <Slot<typeof roomPanel> filled={filled} props={{ actor }} />;
}

/** The buttons that other domains bring, at the edge of the picture. */
export const RoomActions = ({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode => (
  <ActionRow overPicture isEmpty={actions.length === 0}>
    <Slot<typeof roomActions> filled={actions} props={{ actor: { id: actor.id, name: actor.name } }} />
  </ActionRow>
);
