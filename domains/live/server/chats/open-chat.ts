import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { ChatType } from '../../contract/index.ts';
import { chats, rooms } from '../tables.ts';

/** A guest's running chat with a performer, for what is given in it. */
export interface OpenChat {
  readonly chatId: number;
  readonly roomId: number;
  readonly chatType: ChatType;
  /** Everybody in the room may know of it: nobody's private chat, and nobody who watches one unseen. */
  readonly isPublic: boolean;
  readonly muted: boolean;
  /** The private chat a voyeur watches; null of everybody else. */
  readonly watchedChatId: number | null;
}

/** The running chat of a guest with a performer, the paid one where there are two; previews are none. */
export async function openChatWith({ orm }: Executor, guestId: number, actorId: number): Promise<OpenChat | null> {
  const [chat] = await orm
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.guestId, guestId),
        eq(chats.actorId, actorId),
        // One that is about to show its picture counts: its guest is in the room already.
        inArray(chats.status, ['starting', 'running']),
        ne(chats.type, 'LIVE_PREVIEW'),
      ),
    )
    .orderBy(desc(chats.paid), desc(chats.id))
    .limit(1);
  if (!chat) return null;
  const isPublic = !chat.exclusive && !chat.type.startsWith('VOYEUR');
  const { id: chatId, roomId, type: chatType, muted, watchedChatId } = chat;
  return { chatId, roomId, chatType, isPublic, muted, watchedChatId };
}

/** The number of a performer's open room; null when not live. */
export async function openRoomOf({ orm }: Executor, actorId: number): Promise<number | null> {
  const [room] = await orm
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.actorId, actorId), isNull(rooms.endedAt), eq(rooms.callsOnly, false)));
  return room?.id ?? null;
}

/** Whether a chat is a guest's own, whatever became of it since. */
export async function isOwnChat({ orm }: Executor, chatId: number, guestId: number): Promise<boolean> {
  return (await orm.$count(chats, and(eq(chats.id, chatId), eq(chats.guestId, guestId)))) > 0;
}

/** Somebody who is openly in a room: in free chat or in a ticket show, with an account and a name. */
export interface RoomPerson {
  readonly guestId: number;
  readonly name: string;
  /** The performer has taken their right to write, for this show. */
  readonly muted: boolean;
}

/** At most so many people of a room are named. */
const mostPeople = 200;

/** Who is openly in a performer's open room; nobody's private chat shows here, and nobody who watches unseen. */
export async function peopleOf({ orm }: Executor, actorId: number): Promise<RoomPerson[]> {
  return orm
    .select({ guestId: chats.guestId, name: chats.guestName, muted: chats.muted })
    .from(chats)
    .innerJoin(rooms, and(eq(rooms.id, chats.roomId), eq(rooms.actorId, actorId), isNull(rooms.endedAt)))
    .where(
      and(
        inArray(chats.type, ['FREECHAT', 'LIVESHOW']),
        ne(chats.status, 'ended'),
        eq(chats.anonymous, false),
        eq(chats.incognito, false),
      ),
    )
    .orderBy(desc(chats.id))
    .limit(mostPeople);
}
