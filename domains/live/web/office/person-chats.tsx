import type { ReactNode } from 'react';
import type { guestCards } from '#domains/guest/web/slots.ts';
import type { performerCards } from '#domains/performers/web/slots.ts';
import { ListCard, loadListCard } from '#kit/web/list/list-card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import type { WebContext } from '#kit/web/page/context.ts';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OpenRoom } from '../../contract/office.ts';
import { openRooms } from '../../contract/office.ts';
import type { PastChat } from '../../contract/office-history.ts';
import { pastChats } from '../../contract/office-history.ts';
import { useEndChat, usePastChatColumns } from './chat-parts.tsx';
import { useCloseRoom, useRoomColumns } from './room-parts.tsx';

function ChatsCard({
  rows,
  of,
  without,
}: {
  rows: readonly PastChat[];
  of: number;
  without: 'guestName' | 'actorName';
}): ReactNode {
  const t = useMessages();
  return (
    <ListCard
      list={pastChats}
      rows={rows}
      title={t('live.office.onAir.chats')}
      more={
        <LocalLink to="live.officePastChats" search={`search=${of}`}>
          {t('live.office.pastChats.title')}
        </LocalLink>
      }
      columns={usePastChatColumns()}
      without={[without]}
      nameOf={({ guestName, actorName }) => `${guestName} – ${actorName}`}
      empty={t('live.office.pastChats.noneOf')}
      actions={[useEndChat<PastChat>()]}
    />
  );
}

type GuestProps = { readonly guestId: number; readonly name: string };

function GuestChats({ data, guestId }: GuestProps & { data: readonly PastChat[] }): ReactNode {
  return <ChatsCard rows={data} of={guestId} without="guestName" />;
}

/** A guest's chats, on the operators' page of the guest. */
export const guestChats: FillingOf<typeof guestCards> = defineBlock<readonly PastChat[], GuestProps>({
  load: (values, search) => loadListCard(pastChats, values, { search: search.get('guestId') }),
  View: GuestChats,
});

type ActorProps = { readonly actorId: number; readonly name: string };
type OnAir = { readonly room: OpenRoom | null; readonly chats: readonly PastChat[] };

async function loadOnAir(values: WebContext, search: URLSearchParams): Promise<OnAir | null> {
  const [actorId, name] = [search.get('actorId'), search.get('name')];
  const [rooms, chats] = await Promise.all([
    loadListCard(openRooms, values, { search: name }),
    loadListCard(pastChats, values, { search: actorId }),
  ]);
  if (!rooms || !chats) return null;
  return { room: rooms.find((room) => String(room.actorId) === actorId) ?? null, chats };
}

function ActorOnAir({ data: { room, chats }, actorId }: ActorProps & { data: OnAir }): ReactNode {
  const t = useMessages();
  return (
    <>
      <ListCard
        list={openRooms}
        rows={room ? [room] : []}
        title={t('live.office.rooms.one')}
        more={<LocalLink to="live.officeRooms">{t('live.office.rooms.title')}</LocalLink>}
        columns={useRoomColumns()}
        nameOf={({ actorName }) => actorName}
        empty={t('live.office.rooms.notOpen')}
        actions={[useCloseRoom()]}
      />
      <ChatsCard rows={chats} of={actorId} without="actorName" />
    </>
  );
}

/** A performer's room and chats, on the operators' page of the performer. */
export const actorOnAir: FillingOf<typeof performerCards> = defineBlock<OnAir, ActorProps>({
  load: loadOnAir,
  View: ActorOnAir,
});
