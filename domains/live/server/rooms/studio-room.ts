import { and, countDistinct, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { publish } from '#kit/server/resource.ts';
import type { ActorPresence, RoomViewer, StudioRoom } from '../../contract/index.ts';
import {
  actorState,
  chatSaleKinds,
  studioRoom as ownRoom,
  roomPresence,
  roomViewers,
  studioState,
} from '../../contract/index.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { letsVoyeursIn, noCalls } from '../chats/policy.ts';
import { presenceOf, pricesOf, toLiveChat, toViewer } from '../chats/view.ts';
import type { Context } from '../context.ts';
import type { ActorRow, CallPrices } from '../deps.ts';
import { chats } from '../tables.ts';
import type { RoomRow } from './room-row.ts';
import { findRoom, lockRoom } from './room-row.ts';

const mostViewers = 200;
const watching = ['starting', 'running'] as const;

/** Who watches a room: how many people, and the first 200 of their chats by name. A look from outside is no visit: previews count nowhere. */
export async function viewersOf(
  executor: Executor,
  roomId: number,
): Promise<{ viewerCount: number; viewers: RoomViewer[] }> {
  const here = and(eq(chats.roomId, roomId), inArray(chats.status, [...watching]), ne(chats.type, 'LIVE_PREVIEW'));
  const [all] = await executor.orm
    .select({ viewers: countDistinct(chats.guestId) })
    .from(chats)
    .where(here);
  const rows = await executor.orm.select().from(chats).where(here).orderBy(chats.id).limit(mostViewers);
  return { viewerCount: all?.viewers ?? 0, viewers: rows.map(toViewer) };
}

/** Chats of a room the performer handles one by one: ringing and paid ones, newest first. */
async function handledChats(executor: Executor, roomId: number): Promise<ChatRow[]> {
  return executor.orm
    .select()
    .from(chats)
    .where(and(eq(chats.roomId, roomId), eq(chats.paid, true), ne(chats.status, 'ended')))
    .orderBy(desc(chats.id));
}

/** The exclusive chat accepted in a room, if any. */
export async function findExclusive(executor: Executor, roomId: number): Promise<ChatRow | null> {
  const [row] = await executor.orm
    .select()
    .from(chats)
    .where(and(eq(chats.roomId, roomId), eq(chats.exclusive, true), inArray(chats.status, [...watching])));
  return row ?? null;
}

/** What a performer takes for calls. */
export const callsOf = async ({ deps }: Context, executor: Executor, actor: ActorRow): Promise<CallPrices> =>
  (await deps.callPrices?.(executor, actor)) ?? noCalls;

async function sharesOf({ deps: { sales } }: Context, actorId: number): Promise<StudioRoom['shares']> {
  const [live, call, voyeur, voice] = await Promise.all(chatSaleKinds.map(({ name }) => sales.shareOf(name, actorId)));
  return { liveChat: live ?? 0, videoCall: call ?? 0, voyeurChat: voyeur ?? 0, voiceCall: voice ?? 0 };
}

/** The performer's room as the studio shows it; also when not live. */
export async function studioRoom(ctx: Context, actor: ActorRow): Promise<StudioRoom> {
  const { db } = ctx.kit;
  const room = await findRoom(db, actor.id);
  const voyeursAllowed = letsVoyeursIn(actor, room ?? actor);
  const base = { actorId: actor.id, prices: pricesOf(actor), voyeursAllowed, shares: await sharesOf(ctx, actor.id) };
  if (!room) {
    return {
      ...base,
      isLive: false,
      takesCalls: false,
      state: 'offline',
      liveSince: null,
      freeChat: actor.freeChatByDefault,
      autoAccept: actor.autoAccept,
      livePreview: actor.livePreviewAllowed,
      sending: false,
      source: 'browser',
      showId: null,
      viewerCount: 0,
      viewers: [],
      chats: [],
    };
  }
  const seen = await viewersOf(db, room.id);
  const { state } = presenceOf(actor, room, await findExclusive(db, room.id), seen.viewerCount);
  return {
    ...base,
    ...seen,
    isLive: !room.callsOnly,
    takesCalls: room.callsOnly,
    state,
    liveSince: room.callsOnly ? null : room.startedAt,
    freeChat: room.freeChat,
    autoAccept: room.autoAccept,
    livePreview: room.livePreview,
    sending: room.sending,
    source: room.source,
    showId: room.showId,
    chats: (await handledChats(db, room.id)).map((chat) => toLiveChat(chat, 'performer')),
  };
}

export async function pushStudioState(ctx: Context, actorId: number): Promise<void> {
  const actor = await ctx.deps.performers.actor(ctx.kit.db, actorId);
  if (actor) publish(ctx.kit.realtime, ownRoom, studioState, await studioRoom(ctx, actor), { key: actorId });
}

/** Tells the studio, and who waits in front of it, of a room that is not open. */
export async function pushClosedRoom(ctx: Context, actorId: number): Promise<void> {
  await pushStudioState(ctx, actorId);
  const actor = await ctx.deps.performers.actor(ctx.kit.db, actorId);
  if (actor) publish(ctx.kit.realtime, roomPresence, actorState, await currentPresence(ctx, actor), { key: actorId });
}

/** What a performer's room is doing, for who looks at it now. */
export async function currentPresence(ctx: Context, actor: ActorRow): Promise<ActorPresence> {
  const { db } = ctx.kit;
  const room: RoomRow | null = await findRoom(db, actor.id);
  if (!room) return presenceOf(actor, null, null, 0);
  const { viewerCount } = await viewersOf(db, room.id);
  return presenceOf(actor, room, await findExclusive(db, room.id), viewerCount, await callsOf(ctx, db, actor));
}

/**
 * Tells studio and profile how many watch, and writes it where lists read it. Under the room's lock, so that it cannot
 * overwrite what a closing room says.
 */
export async function pushViewers(ctx: Context, actorId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'share');
    const actor = room && (await ctx.deps.performers.actor(tx, actorId));
    if (!actor) return;
    const seen = await viewersOf(tx, room.id);
    const exclusive = await findExclusive(tx, room.id);
    const presence = presenceOf(actor, room, exclusive, seen.viewerCount, await callsOf(ctx, tx, actor));
    await setPresence(ctx, tx, presence);
    tx.afterCommit(() => {
      publish(ctx.kit.realtime, ownRoom, roomViewers, { actorId, ...seen }, { key: actorId });
      publish(ctx.kit.realtime, roomPresence, actorState, presence, { key: actorId });
    });
  });
}

/** Writes what the lists show. */
export async function setPresence(ctx: Context, tx: Tx, presence: ActorPresence): Promise<void> {
  await ctx.deps.performers.setPresence(tx, presence.actorId, {
    online: presence.isOnline,
    state: presence.state,
    freeChat: presence.freeChat,
    livePreview: presence.isLivePreviewEnabled,
    voyeur: presence.isVoyeurChatAvailable,
    mobileCall: presence.isOnlineMobileVideocall,
    viewers: presence.viewers,
  });
}
