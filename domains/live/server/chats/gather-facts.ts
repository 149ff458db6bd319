import { and, count, eq, gte, ne } from 'drizzle-orm';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { ChatType } from '../../contract/index.ts';
import { chatTypeRules, isCall, isPaid } from '../../contract/index.ts';
import { saleKindOf } from '../../contract/sale-kinds.ts';
import type { Context } from '../context.ts';
import { roomRules } from '../deps.ts';
import { freeChatWith } from '../rooms/free-chat-time.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import { findRoom, findRoomGuest, lockRoom } from '../rooms/room-row.ts';
import { findExclusive } from '../rooms/studio-room.ts';
import { chats } from '../tables.ts';
import type { Facts, GuestFacts } from './policy.ts';
import { noCalls } from './policy.ts';

const hour = 3_600_000;

/**
 * Reads what policy.ts decides by, with the room held so that it stays true until the chat is written.
 * @throws Problem not_found for an unknown performer
 */
export async function gatherFacts(
  ctx: Context,
  tx: Tx,
  caller: Caller,
  actorId: number,
  chatType: ChatType,
): Promise<Facts> {
  // A ringing chat may be accepted at once, and of exclusive ones only one may be.
  const strength = chatTypeRules[chatType].rings ? 'update' : 'share';
  return factsFor(ctx, tx, caller, actorId, chatType, await lockRoom(tx, actorId, strength));
}

/** The same without holding anything, for showing what would be possible. */
export async function peekFacts(ctx: Context, caller: Caller, actorId: number, chatType: ChatType): Promise<Facts> {
  return factsFor(ctx, ctx.kit.db, caller, actorId, chatType, await findRoom(ctx.kit.db, actorId));
}

async function factsFor(
  ctx: Context,
  executor: Executor,
  caller: Caller,
  actorId: number,
  chatType: ChatType,
  room: RoomRow | null,
): Promise<Facts> {
  const actor = await ctx.deps.performers.actor(executor, actorId);
  if (!actor) throw new Problem(notFound);
  const guestId = caller.subjectId;
  const anonymous = caller.accountId === null;
  const { deps } = ctx;
  const preview = chatType === 'LIVE_PREVIEW';
  const free =
    chatType !== 'FREECHAT' || guestId === null
      ? null
      : await freeChatWith(ctx, executor, { guestId, anonymous, actorId });
  return {
    caller,
    actor,
    room,
    // During a ticket show there is none.
    exclusive: room && room.showId === null ? await findExclusive(executor, room.id) : null,
    guest: await guestFacts(ctx, executor, guestId),
    roomGuest: room === null || guestId === null ? null : await findRoomGuest(executor, room.id, guestId),
    // Only accounts are blocked: a visitor's number lasts no longer than a cookie.
    barrier: anonymous || guestId === null ? null : await barrierAtDoor(ctx, executor, { actorId, guestId }),
    // A ticket is paid already: who comes in with one is asked for nothing.
    balance:
      anonymous || chatType === 'LIVESHOW' ? 0 : await deps.ledger.balance(executor, guestAccount(guestId as number)),
    coveredMinutes:
      anonymous || guestId === null || !isPaid(chatType)
        ? 0
        : await deps.sales.coveredNow(executor, guestId, { kind: saleKindOf(chatType).name, sellerId: actor.id }),
    verdict: await deps.access.mayChat(executor, { caller, actorId, fsk: actor.fsk, chatType }),
    hasTicket:
      !anonymous && guestId !== null && room?.showId != null
        ? ((await deps.hasTicket?.(executor, room.showId, guestId)) ?? false)
        : false,
    calls: isCall(chatType) ? ((await deps.callPrices?.(executor, actor)) ?? noCalls) : noCalls,
    freeChatLeft: free?.duration.remaining ?? null,
    uncountedUntil: free?.uncountedUntil ?? null,
    previewsThisHour: preview && guestId !== null ? await previewsSince(executor, guestId, ctx.now() - hour) : 0,
    previewsInRoom: preview && room ? await openPreviews(executor, room.id) : 0,
  };
}

/** What stands between a guest and a performer, also by the rules of who comes into rooms. */
async function barrierAtDoor(
  { kit, deps }: Context,
  executor: Executor,
  pair: { readonly actorId: number; readonly guestId: number },
): Promise<Facts['barrier']> {
  const barrier = await deps.blocks.barrier(executor, pair, 'guest');
  if (barrier !== null) return barrier;
  for (const rules of kit.extensions.of(roomRules))
    if (await rules.keepsOut(executor, pair)) return 'blockedByPerformer';
  return null;
}

async function guestFacts(ctx: Context, executor: Executor, guestId: number | null): Promise<GuestFacts> {
  if (guestId === null) return { name: '', vip: false };
  const { guest, isVip } = ctx.deps;
  return { name: await guest.nameOf(executor, guestId), vip: (await isVip?.(executor, guestId)) ?? false };
}

async function previewsSince(executor: Executor, guestId: number, since: number): Promise<number> {
  const [row] = await executor.orm
    .select({ previews: count() })
    .from(chats)
    .where(and(eq(chats.guestId, guestId), eq(chats.type, 'LIVE_PREVIEW'), gte(chats.requestedAt, since)));
  return row?.previews ?? 0;
}

async function openPreviews(executor: Executor, roomId: number): Promise<number> {
  const [row] = await executor.orm
    .select({ previews: count() })
    .from(chats)
    .where(and(eq(chats.roomId, roomId), eq(chats.type, 'LIVE_PREVIEW'), ne(chats.status, 'ended')));
  return row?.previews ?? 0;
}
