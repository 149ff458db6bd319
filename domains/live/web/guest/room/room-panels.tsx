import { filled as actions } from 'virtual:slots/live.roomActions';
import { filled } from 'virtual:slots/live.roomPanel';
import { filled as strips } from 'virtual:slots/live.roomStrip';
import type { ReactNode } from 'react';
import { Suspense, useCallback } from 'react';
import { ActorActions } from '#domains/performers/web/parts/actor-actions.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { isPaid } from '../../../contract/index.ts';
import type { roomActions, roomPanel, roomStrip } from '../../slots.ts';
import { useRoom, useRoomSession } from './room-context.tsx';
import { talkChat } from './room-state.ts';

/** What other domains show in a performer's room. */
export function RoomPanels({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode {
  const session = useRoomSession();
  const { presence } = useRoom();
  const enter = useCallback(() => void session.enterShow(), [session]);
  const enterFree = useCallback(() => void session.enterFree(), [session]);
  const isFreeChatOn = presence.isOnline && presence.state === 'freeChat';
  const props = { actor, isShowOn: presence.isTicketShow, isFreeChatOn, enter, enterFree };
  return <Slot<typeof roomPanel> filled={filled} props={props} />;
}

/** What the whole room is asked, above what is said there; nothing of it reaches into a chat of two. */
export function RoomStrip({
  actor: { id, name },
}: {
  actor: { readonly id: number; readonly name: string };
}): ReactNode {
  const { time } = useRoomSession();
  const chat = talkChat(useRoom());
  if (chat && isPaid(chat.chatType)) return null;
  return (
    <Suspense>
      <Slot<typeof roomStrip>
        filled={strips}
        props={{ actor: { id, name }, chatId: chat?.chatId ?? null, clock: time.now }}
      />
    </Suspense>
  );
}

/** The buttons that other domains bring, at the edge of the picture. */
export const RoomActions = ({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode => (
  <ActorActions overPicture actor={actor} filled={fillingsOf<typeof roomActions>(actions)} />
);
