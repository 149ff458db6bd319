import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { endPrivateFirst, exitCodes, notLive } from '../../contract/index.ts';
import { applyEvent } from '../chats/apply-event.ts';
import { lockOpenChats } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import { reconcileLockedRoom } from './reconcile-room.ts';
import { changeRoom, lockRoom } from './room-row.ts';
import { findExclusive } from './studio-room.ts';

/**
 * A ticket show begins in a performer's open room: every other chat ends (908), and nobody but ticket holders is let in. Again for the same
 * show: nothing happens. @throws Problem not_live while nothing is sent, end_private_first
 */
export async function beginShow(ctx: Context, tx: Tx, actorId: number, showId: number): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (!room?.sending) throw new Problem(notLive);
  if (room.showId === showId) return;
  if (await findExclusive(tx, room.id)) throw new Problem(endPrivateFirst);
  await reconcileLockedRoom(ctx, tx, await changeRoom(tx, room, { showId }));
}

/** A show is over: its chats end, and the room is open as before. Of a show that is not on: nothing happens. */
export async function endShow(ctx: Context, tx: Tx, actorId: number, showId: number): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (room?.showId !== showId) return;
  await reconcileLockedRoom(ctx, tx, await changeRoom(tx, room, { showId: null, showEndedAt: ctx.now() }));
}

/** Whose ticket counts no more is out of a show. Of somebody who is not in it: nothing happens. */
export async function leaveShow(ctx: Context, tx: Tx, actorId: number, guestId: number): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (!room) return;
  for (const chat of await lockOpenChats(tx, room.id)) {
    if (chat.guestId !== guestId || chat.type !== 'LIVESHOW') continue;
    await applyEvent(ctx, tx, chat, { type: 'end', at: ctx.now(), exit: exitCodes.liveShowStarted });
  }
}
