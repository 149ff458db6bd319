import type { Line } from '#domains/conversation/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { chatTextRemoved, mutedInRoom, notLive } from '../../contract/index.ts';
import { roomTopic } from '../chats/announce.ts';
import type { OpenChat } from '../chats/open-chat.ts';
import type { Context } from '../context.ts';
import type { RoomWord } from '../deps.ts';
import { roomRules } from '../deps.ts';
import { findRoom } from './room-row.ts';

/** Asks whoever has rules for rooms whether this may be said there. @throws Problem of the rule that refuses */
export async function askRoomRules(ctx: Context, tx: Tx, word: RoomWord): Promise<void> {
  for (const rules of ctx.kit.extensions.of(roomRules)) await rules.mayWrite(tx, word);
}

/**
 * The one home of who may be heard in a room, for what is said there in another way than as a line: words with a gift, a vote (`text` is
 * empty then). In a chat of two the room's rules say nothing.
 * @throws Problem muted_in_room, and those of the room's rules
 */
export async function assertMayWrite(
  ctx: Context,
  tx: Tx,
  chat: Pick<OpenChat, 'roomId' | 'isPublic' | 'muted'>,
  { actorId, guestId, text }: Pick<RoomWord, 'actorId' | 'guestId' | 'text'>,
): Promise<void> {
  if (chat.muted) throw new Problem(mutedInRoom);
  if (chat.isPublic) await askRoomRules(ctx, tx, { roomId: chat.roomId, actorId, guestId, text });
}

/** A line that stands in a performer's open room; null: not there. */
export async function roomLine(
  ctx: Context,
  executor: Executor,
  actorId: number,
  lineId: number,
): Promise<Line | null> {
  const room = await findRoom(executor, actorId);
  return room && ctx.deps.conversation.find(executor, `room:${room.id}`, lineId);
}

/**
 * Takes a guest's line away from a performer's open room, for everybody, and hands over what it was.
 * @throws Problem not_live, not_found: no such line, or the performer's own
 */
export async function removeRoomLine(ctx: Context, tx: Tx, actorId: number, lineId: number): Promise<Line> {
  const room = await findRoom(tx, actorId);
  if (!room) throw new Problem(notLive);
  const line = await ctx.deps.conversation.remove(tx, `room:${room.id}`, lineId);
  if (line?.sender !== 'guest') throw new Problem(notFound);
  tx.afterCommit(() => ctx.kit.realtime.publish(roomTopic(actorId), chatTextRemoved, { actorId, textId: lineId }));
  return line;
}
