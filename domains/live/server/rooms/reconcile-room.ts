import { isDeepStrictEqual } from 'node:util';
import { actorStates } from '#domains/performers/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { publish } from '#kit/server/resource.ts';
import type { ActorPresence, ExitCode } from '../../contract/index.ts';
import {
  actorOffline,
  actorOnline,
  actorState,
  exitCodes,
  exitOf,
  freeShowStarted,
  freeShowStopped,
  roomPresence,
} from '../../contract/index.ts';
import { pushState } from '../chats/announce.ts';
import { applyEvent } from '../chats/apply-event.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { lockOpenChats, saveChat } from '../chats/chat-row.ts';
import { isVoyeur, presenceOf } from '../chats/view.ts';
import type { Context } from '../context.ts';
import { deadlineOf } from '../machine/machine.ts';
import type { RoomRow } from './room-row.ts';
import { changeRoom, lockRoomById } from './room-row.ts';
import { callsOf, pushStudioState, setPresence } from './studio-room.ts';

/**
 * Brings a room in line with its own rules: ends the chats that may not go on beside what happens now, and tells the
 * site what the performer is doing. It only looks at the rows, so it may run any number of times, by any process, and
 * finishes what a crash left half done.
 */
export async function reconcileRoom(ctx: Context, roomId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoomById(tx, roomId);
    if (room) await reconcile(ctx, tx, room);
  });
}

/** The same for a room the caller has locked and changed, in the caller's transaction; the studio hears of it. */
export async function reconcileLockedRoom(ctx: Context, tx: Tx, room: RoomRow): Promise<void> {
  tx.afterCommit(() => ctx.work.follow('telling the studio', pushStudioState(ctx, room.actorId)));
  await reconcile(ctx, tx, room);
}

async function reconcile(ctx: Context, tx: Tx, room: RoomRow): Promise<void> {
  const open = await lockOpenChats(tx, room.id);
  const left: ChatRow[] = [];
  for (const chat of open) {
    const stays = await intoShow(ctx, tx, room, chat);
    if (stays) {
      left.push(stays);
      continue;
    }
    const exit = exitFor(room, chat, open);
    if (!exit) {
      left.push(chat);
      continue;
    }
    await applyEvent(ctx, tx, chat, { type: 'end', at: ctx.now(), exit });
  }
  await announce(ctx, tx, room, left);
}

/** Free chat of somebody who has a ticket becomes their place in the show that begins, under the same picture; null: it does not. */
async function intoShow(ctx: Context, tx: Tx, room: RoomRow, chat: ChatRow): Promise<ChatRow | null> {
  if (room.showId === null || room.endedAt !== null || chat.type !== 'FREECHAT' || chat.status !== 'running')
    return null;
  if (chat.anonymous || !(await ctx.deps.hasTicket?.(tx, room.showId, chat.guestId))) return null;
  const inside: ChatRow = {
    ...chat,
    type: 'LIVESHOW',
    watchUntil: null,
    watchFor: null,
    textUntil: null,
    textSpent: false,
  };
  const after = { ...inside, deadlineAt: deadlineOf(inside, ctx.times) };
  await saveChat(tx, chat, after);
  tx.afterCommit(() => {
    ctx.chatWritten(after);
    pushState(ctx, after);
  });
  return after;
}

/** The exclusive chat the performer has accepted, if any. */
export const exclusiveOf = (open: readonly ChatRow[]): ChatRow | null =>
  open.find((chat) => chat.exclusive && (chat.status === 'starting' || chat.status === 'running')) ?? null;

/** Why a chat may not go on in its room; null when it may. */
function exitFor(room: RoomRow, chat: ChatRow, open: readonly ChatRow[]): ExitCode | null {
  if (room.endedAt !== null) return closedExit(room, chat);
  if (room.showId !== null && chat.type !== 'LIVESHOW') return exitCodes.liveShowStarted;
  if (room.showId === null && chat.type === 'LIVESHOW') return exitCodes.hostStopped;
  const exclusive = open.find((other) => other.exclusive && other.status === 'running') ?? null;
  if (isVoyeur(chat)) return chat.watchedChatId === exclusive?.id ? null : exitCodes.newChat;
  if (chat.id === exclusive?.id) return null;
  const paidByGuest = open.some((other) => other.guestId === chat.guestId && other.paid && other.status === 'running');
  if (!chat.paid && paidByGuest) return exitCodes.upgrade;
  if (exclusive) return chat.type === 'LIVE_PREVIEW' ? exitCodes.single : exitCodes.hostSingle;
  if (chat.type === 'FREECHAT' && !room.freeChat) return exitCodes.hostStopped;
  if (chat.type === 'LIVE_PREVIEW' && !room.livePreview) return exitCodes.previewDisabled;
  return null;
}

function closedExit(room: RoomRow, chat: ChatRow): ExitCode {
  if (chat.type !== 'LIVE_PREVIEW') return exitOf(room.exitCode ?? 0) ?? exitCodes.hostStopped;
  return chat.status === 'running' ? exitCodes.previewOffline : exitCodes.previewStartOffline;
}

async function announce(ctx: Context, tx: Tx, room: RoomRow, open: readonly ChatRow[]): Promise<void> {
  const actor = await ctx.deps.performers.actor(tx, room.actorId);
  if (!actor) return;
  const watching = open.filter(({ status, type }) => status === 'running' && type !== 'LIVE_PREVIEW').length;
  const presence = presenceOf(actor, room, exclusiveOf(open), watching, await callsOf(ctx, tx, actor));
  const { announced } = room;
  if (isDeepStrictEqual({ ...announced, viewers: 0 }, { ...presence, viewers: 0 })) return;
  await changeRoom(tx, room, { announced: presence });
  await setPresence(ctx, tx, presence);
  tx.afterCommit(() => {
    pushPresence(ctx, announced, presence, actor.bannedCountryCodes);
    ctx.work.follow('telling the studio', pushStudioState(ctx, room.actorId));
  });
}

/** Tells who may see the performer: nobody in a country they are not shown in. */
function pushPresence(
  ctx: Context,
  before: ActorPresence | null,
  now: ActorPresence,
  hiddenFrom: readonly string[],
): void {
  const { realtime } = ctx.kit;
  const { actorId, actorName } = now;
  const wasOnline = before?.isOnline ?? false;
  if (now.isOnline && !wasOnline) publish(realtime, actorStates, actorOnline, now, { hiddenFrom });
  if (!now.isOnline && wasOnline) publish(realtime, actorStates, actorOffline, { actorId, actorName }, { hiddenFrom });
  // Who is not on air may be there for calls.
  const callsDiffer = (before?.isOnlineMobileVideocall ?? false) !== now.isOnlineMobileVideocall;
  if (now.isOnline === wasOnline && (wasOnline || callsDiffer))
    publish(realtime, actorStates, actorState, now, { hiddenFrom });
  publish(realtime, roomPresence, actorState, now, { key: actorId, hiddenFrom });
  const wasFree = before?.freeChat ?? false;
  if (now.freeChat && !wasFree) realtime.publish('actors', freeShowStarted, { actorId }, { hiddenFrom });
  if (!now.freeChat && wasFree) realtime.publish('actors', freeShowStopped, { actorId }, { hiddenFrom });
}
