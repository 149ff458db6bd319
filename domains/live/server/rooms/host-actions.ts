import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { ExitCode } from '../../contract/index.ts';
import { exitCodes, guestPays, hostActed, notLive } from '../../contract/index.ts';
import { announce } from '../chats/announce.ts';
import { applyEvent } from '../chats/apply-event.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { findChat, lockOpenChats, saveChat } from '../chats/chat-row.ts';
import { stepChat } from '../chats/step-chat.ts';
import type { Context } from '../context.ts';
import { nothingBooked } from '../money/book-minutes.ts';
import { lockRoom, setRoomGuest } from './room-row.ts';

/** Removes a guest from the room for this session of it: all their chats there end with 201. @throws Problem not_live */
export async function kickGuest(ctx: Context, actorId: number, guestId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (!room) throw new Problem(notLive);
    await setRoomGuest(tx, room.id, guestId, { kicked: true });
    await endChatsWith(ctx, tx, room.id, guestId);
    await tx.emit(hostActed, { what: 'kicked', actorId, guestId, at: ctx.now() });
  });
}

/**
 * Removes a guest as {@link kickGuest} does, for somebody who is not the performer: never out of what they pay for.
 * @throws Problem not_live, guest_pays
 */
export async function removeFromRoom(ctx: Context, tx: Tx, actorId: number, guestId: number): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (!room) throw new Problem(notLive);
  const own = (await lockOpenChats(tx, room.id)).filter((chat) => chat.guestId === guestId);
  // With the room held none begins meanwhile. A ticket show was paid for as well.
  if (own.some(({ paid, type }) => paid || type === 'LIVESHOW')) throw new Problem(guestPays);
  await setRoomGuest(tx, room.id, guestId, { kicked: true });
  await endChatsWith(ctx, tx, room.id, guestId);
}

/**
 * Blocks the guest of one of the performer's own chats for good: all their chats in the room end with 201, and none begins.
 * @throws Problem not_found: no such chat, a stranger's, or a visitor's without an account
 */
export async function blockGuest(ctx: Context, actorId: number, chatId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    // With the room held: a chat that begins at this moment is either ended here or refused.
    const room = await lockRoom(tx, actorId, 'update');
    const met = await findChat(tx, chatId);
    if (met?.actorId !== actorId || met.anonymous) throw new Problem(notFound);
    await ctx.deps.blocks.block(tx, actorId, met.guestId);
    if (room) await endChatsWith(ctx, tx, room.id, met.guestId);
    await tx.emit(hostActed, { what: 'blocked', actorId, guestId: met.guestId, at: ctx.now() });
  });
}

/** All open chats of a guest in a room that the caller holds end, by whose doing it is: with 201 by hers. */
async function endChatsWith(
  ctx: Context,
  tx: Tx,
  roomId: number,
  guestId: number,
  exit: ExitCode = exitCodes.hostKick,
): Promise<void> {
  for (const chat of await lockOpenChats(tx, roomId)) {
    if (chat.guestId !== guestId) continue;
    await applyEvent(ctx, tx, chat, { type: 'end', at: ctx.now(), exit });
  }
}

/** One of a pair has blocked the other, wherever that was: what is open between them ends. */
export async function endOpenChats(
  ctx: Context,
  tx: Tx,
  { actorId, guestId, by }: { readonly actorId: number; readonly guestId: number; readonly by: 'guest' | 'actor' },
): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  const exit = by === 'guest' ? exitCodes.clientExit : exitCodes.hostKick;
  if (room) await endChatsWith(ctx, tx, room.id, guestId, exit);
}

/** Takes or gives back a guest's right to write in the room, in all their chats there. @throws Problem not_live */
export async function muteGuest(ctx: Context, actorId: number, guestId: number, muted: boolean): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (!room) throw new Problem(notLive);
    await setRoomGuest(tx, room.id, guestId, { muted });
    for (const before of await lockOpenChats(tx, room.id)) {
      if (before.guestId !== guestId) continue;
      const chat = { ...before, muted };
      await saveChat(tx, before, chat);
      const news = { before, chat, effects: [], booked: nothingBooked, inherited: false };
      tx.afterCommit(() => ctx.work.follow('telling of a mute', announce(ctx, news)));
    }
    await tx.emit(hostActed, { what: muted ? 'muted' : 'unmuted', actorId, guestId, at: ctx.now() });
    tx.afterCommit(() => ctx.viewersChanged(actorId));
  });
}

/** An operator ends a chat (301). One that is over already is answered as it is. @throws Problem not_found */
export async function endChatByOperator(ctx: Context, chatId: number): Promise<ChatRow> {
  const chat = await stepChat(ctx, chatId, () => ({ type: 'end', at: ctx.now(), exit: exitCodes.adminKick }));
  if (!chat) throw new Problem(notFound);
  return chat;
}
