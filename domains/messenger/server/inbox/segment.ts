import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { MassSegment } from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { channels, guestNotes } from '../tables.ts';

const day = 86_400_000;
/** Guests about whom other domains are asked at once. */
const chunk = 5_000;

/** A list in parts of a few thousand. */
export function* inChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += chunk) yield all.slice(from, from + chunk);
}

/** Of guests who gave more for a performer, hundredths of a coin. */
async function spentMore({ ledger }: Context, executor: Executor, actorId: number, over: number) {
  const worth = await ledger.worthOfGuests(executor, actorId);
  const ids = [...worth].filter(([, { spent }]) => spent > over).map(([guestId]) => guestId);
  return sql`${channels.guestId} = any(${sql.param(ids)}::bigint[])`;
}

/** Conversations of a performer that fit everything said of them, each guest once. */
async function fitting(ctx: Context, executor: Executor, actorId: number, segment: MassSegment): Promise<number[]> {
  const { spentOver, notSeenDays, tags } = segment;
  const { kit } = ctx;
  const spenders = spentOver === null ? undefined : await spentMore(ctx, executor, actorId, spentOver);
  const seen = sql`coalesce(${channels.guestViewedAt}, ${channels.createdAt})`;
  const rows = await executor.orm
    .select({ guestId: channels.guestId })
    .from(channels)
    .leftJoin(guestNotes, and(eq(guestNotes.actorId, channels.actorId), eq(guestNotes.guestId, channels.guestId)))
    .where(
      and(
        eq(channels.actorId, actorId),
        isAsked(segment) ? undefined : sql`${channels.talkedAt} is not null`,
        spenders,
        notSeenDays === null ? undefined : lt(seen, new Date(kit.clock.now() - notSeenDays * day).toISOString()),
        tags.length === 0 ? undefined : sql`${guestNotes.tags} && ${sql.param([...tags])}::text[]`,
      ),
    );
  return rows.map(({ guestId }) => guestId);
}

/** Whether something is asked of the conversation itself. */
const isAsked = ({ spentOver, notSeenDays, tags }: MassSegment): boolean =>
  spentOver !== null || notSeenDays !== null || tags.length > 0;

/** Who of some guests can read what is sent: the account is there, and neither locked nor restricted. */
async function reachable(ctx: Context, executor: Executor, guestIds: readonly number[]): Promise<number[]> {
  const there = await ctx.identity.existingAmong(executor, guestIds);
  const kept = new Set(await ctx.guest.restrictedAmong(executor, there));
  return there.filter((id) => !kept.has(id));
}

/**
 * Guests a message to many goes to, each once, by their numbers, with all that sending asks again for each of them: who wants none,
 * is blocked, locked, restricted or gone is left out, and nobody is reached by a performer who may not write.
 */
export async function guestsOfSegment(
  ctx: Context,
  executor: Executor,
  actorId: number,
  segment: MassSegment,
): Promise<number[]> {
  const asked = isAsked(segment);
  const fans = segment.fans || !asked ? await ctx.favourites.fansOf(executor, actorId) : [];
  const known = segment.fans && !asked ? [] : await fitting(ctx, executor, actorId, segment);
  const isFan = new Set(fans);
  const wanted = asked ? known.filter((id) => !segment.fans || isFan.has(id)) : [...known, ...fans];
  const unwilling = await executor.orm
    .select({ guestId: channels.guestId })
    .from(channels)
    .where(and(eq(channels.actorId, actorId), sql`(${channels.massMuted} or ${channels.guestBlocked})`));
  const sender = await ctx.guest.standing(executor, actorId);
  if (sender.isLocked || sender.isRestricted) return [];
  const left = new Set(wanted);
  left.delete(actorId);
  for (const { guestId } of unwilling) left.delete(guestId);
  const reached: number[] = [];
  for (const part of inChunks([...left])) {
    const guestIds = await reachable(ctx, executor, part);
    const pairs = await ctx.blocks.blockedPairs(executor, { actorIds: [actorId], guestIds });
    const blocked = new Set(pairs.map(({ guestId }) => guestId));
    reached.push(...guestIds.filter((id) => !blocked.has(id)));
  }
  return reached.sort((a, b) => a - b);
}
