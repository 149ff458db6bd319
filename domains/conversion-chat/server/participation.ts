import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { OwnConversionChat } from '../contract/index.ts';
import { conversionChatTakesPart } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { guests, participation } from './tables.ts';

const hour = 3_600_000;
/** Free chat of a day is counted by no more than a day; twice that is kept, ms. */
const kept = 48 * hour;

const isOpen = isNull(participation.untilAt);

/** Whether a performer takes part, and what that means for guests. */
export async function ownPart(ctx: Context, executor: Executor, actorId: number): Promise<OwnConversionChat> {
  const taking = await takersAmong(executor, [actorId]);
  const { candidate, span } = ctx.times;
  return { takesPart: taking.length > 0, minutes: span / 60_000, hours: candidate / hour };
}

/** Takes part from now on, or no more; guests in the room whose extra free chat is on are counted anew. */
export async function setOwnPart(ctx: Context, actorId: number, takesPart: boolean): Promise<OwnConversionChat> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'conversion-chat.part', actorId);
    const own = await ownPart(ctx, tx, actorId);
    if (own.takesPart === takesPart) return own;
    const now = kit.clock.steady();
    const at = Math.floor(now);
    if (takesPart) await tx.orm.insert(participation).values({ actorId, fromAt: at });
    else
      await tx.orm
        .update(participation)
        .set({ untilAt: at })
        .where(and(eq(participation.actorId, actorId), isOpen));
    const on = await tx.orm.select({ guestId: guests.guestId }).from(guests).where(gt(guests.untilAt, at));
    ctx.live.recountFreeChat(tx, { guestIds: on.map(({ guestId }) => guestId), actorId });
    tx.afterCommit(() => kit.realtime.publish(`actor:${actorId}`, conversionChatTakesPart, { actorId, takesPart }));
    return { ...own, takesPart };
  });
}

/** Which of some performers take part; of all where none are named. */
export async function takersAmong({ orm }: Executor, actorIds?: readonly number[]): Promise<number[]> {
  const among = actorIds && sql`${participation.actorId} = any(${sql.param([...actorIds])}::bigint[])`;
  const rows = await orm.select({ id: participation.actorId }).from(participation).where(and(isOpen, among));
  return rows.map(({ id }) => id);
}

/** Which of some performers take part and are live in free chat. */
export async function availableAmong(
  { performers }: Pick<Context, 'performers'>,
  executor: Executor,
  actorIds: readonly number[],
): Promise<Map<number, { isActorAvailableForConversionChat: boolean }>> {
  const takers = await takersAmong(executor, actorIds);
  const rows = takers.length === 0 ? [] : await performers.actorsOf(executor, takers);
  const live = rows.filter(({ isOnline, liveState }) => isOnline && liveState === 'freeChat');
  return new Map(live.map(({ id }) => [id, { isActorAvailableForConversionChat: true }]));
}

/** The same as cards for a guest: nobody banned in their country or apart from them, who is liked most first. */
export async function availableFor(
  { kit: { db }, performers, blocks }: Context,
  caller: Pick<Caller, 'language' | 'country'> & Pick<AccountCaller, 'accountId'>,
  wanted: { readonly first: number; readonly actorIds?: readonly number[] },
): Promise<ActorCard[]> {
  const takers = await takersAmong(db, wanted.actorIds);
  const online = takers.length === 0 ? [] : await performers.onlineAmong(db, takers);
  const actorIds = online.filter((id) => id !== caller.accountId);
  if (actorIds.length === 0) return [];
  const apart = new Set(
    (await blocks.separated(db, { actorIds, guestIds: [caller.accountId] })).map(({ actorId }) => actorId),
  );
  const cards = await performers.cards(
    db,
    actorIds.filter((id) => !apart.has(id)),
    caller,
  );
  return cards
    .filter(({ liveState }) => liveState === 'freeChat')
    .sort((a, b) => b.favoriteCount - a.favoriteCount || a.id - b.id)
    .slice(0, wanted.first);
}

/** Forgets when performers took part, once nothing is counted by it. */
export async function forgetOldParts(ctx: Context): Promise<void> {
  await ctx.kit.db.transaction(async ({ orm }) => {
    await orm.delete(participation).where(lt(participation.untilAt, Math.floor(ctx.kit.clock.steady()) - kept));
  });
}
