import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { isPaid, startLimits, studioBusy, tooManyRings } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';
import type { Offer } from './policy.ts';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Refuses a start that would be one too many: of this guest, of this guest at this performer, of this studio. Counted in
 * the rows of the chats, so it holds over processes and restarts; the caller holds the guest's start and the room.
 *
 * @throws Problem too_many_requests, too_many_rings, studio_busy, each with `retryAfterSeconds`
 */
export async function refuseTooManyStarts(
  ctx: Context,
  tx: Tx,
  start: { readonly guestId: number; readonly actorId: number; readonly roomId: number; readonly offer: Offer },
): Promise<void> {
  const { guestId, actorId, roomId, offer } = start;
  // Previews have limits of their own, per hour and room.
  if (offer.chatType === 'LIVE_PREVIEW') return;
  const ofGuest = eq(chats.guestId, guestId);
  const here = and(ofGuest, eq(chats.actorId, actorId), chats.paid);
  await refuseBeyond(ctx, tx, startLimits.starts, tooManyRequests, and(ofGuest, ne(chats.type, 'LIVE_PREVIEW')));
  if (!isPaid(offer.chatType)) return;
  for (const limit of startLimits.ringsInRoom) await refuseBeyond(ctx, tx, limit, tooManyRings, here);
  await refuseBeyond(ctx, tx, startLimits.rings, tooManyRings, and(ofGuest, chats.paid));
  const unbegun = and(ofGuest, chats.paid, isNotNull(chats.acceptedAt), isNull(chats.startedAt));
  await refuseBeyond(ctx, tx, startLimits.unbegun, tooManyRequests, unbegun);
  const ofStudio = and(eq(chats.actorId, actorId), chats.paid);
  await refuseBeyond(ctx, tx, startLimits.studioRings, studioBusy, ofStudio);
  await refuseFullStudio(ctx, tx, roomId);
}

/** Refuses when the chat so many starts ago began within the limit's time. */
async function refuseBeyond(
  ctx: Context,
  tx: Tx,
  limit: Limit,
  kind: ProblemType,
  which: SQL | undefined,
): Promise<void> {
  const { LIMIT_FACTOR, CLOCK_SPEED } = ctx.kit.config;
  const since = ctx.now() - limit.seconds * 1_000 * CLOCK_SPEED;
  const [oldest] = await tx.orm
    .select({ at: chats.requestedAt })
    .from(chats)
    .where(and(which, sql`${chats.requestedAt} > ${since}`))
    .orderBy(desc(chats.id))
    .offset(limit.points * LIMIT_FACTOR - 1)
    .limit(1);
  if (oldest) throw again(ctx, kind, oldest.at - since);
}

/** Refuses while as many chats ring in the room as a person can overlook. */
async function refuseFullStudio(ctx: Context, tx: Tx, roomId: number): Promise<void> {
  const [ringing] = await tx.orm
    .select({ chats: sql<number>`count(*)::int`, until: min(chats.phaseUntil) })
    .from(chats)
    .where(and(eq(chats.roomId, roomId), eq(chats.status, 'requested')));
  if (!ringing || ringing.chats < startLimits.ringingAtOnce * ctx.kit.config.LIMIT_FACTOR) return;
  throw again(ctx, studioBusy, (ringing.until ?? 0) - ctx.now());
}

function again(ctx: Context, kind: ProblemType, ms: number): Problem {
  const seconds = Math.ceil(ms / ctx.kit.config.CLOCK_SPEED / 1_000);
  return new Problem(kind, { data: { retryAfterSeconds: Math.max(1, seconds) } });
}
