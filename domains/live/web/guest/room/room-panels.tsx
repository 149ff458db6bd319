import { filled as actions } from 'virtual:slots/live.roomActions';
import { filled } from 'virtual:slots/live.roomPanel';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { ActorActions } from '#domains/performers/web/parts/actor-actions.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { roomActions, roomPanel } from '../../slots.ts';
import { useRoom, useRoomSession } from './room-context.tsx';

/** What other domains show in a performer's room. */
export function RoomPanels({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode {
  const session = useRoomSession();
  const { presence } = useRoom();
  const enter = useCallback(() => void session.enterShow(), [session]);
  return <Slot<typeof roomPanel> filled={filled} props={{ actor, isShowOn: presence.isTicketShow, enter }} />;
}

/** The buttons that other domains bring, at the edge of the picture. */
export const RoomActions = ({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode => (
  <ActorActions overPicture actor={actor} filled={fillingsOf<typeof roomActions>(actions)} />
);
