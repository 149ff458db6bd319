import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { notLive } from '#domains/live/contract/problems.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { ShowState } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import {
  announcedSeconds,
  anotherShowRuns,
  earliestMinutes,
  invitationNotAccepted,
  showIsOver,
  showTooEarly,
  startGraceMinutes,
  toleratedMissing,
} from '../contract/index.ts';
import type { Context } from './deps.ts';
import { payAllBack } from './pay-back.ts';
import type { ShowRow } from './rows.ts';
import { changeShow, endOf, isShowOn, lockOwnShow, lockShow } from './rows.ts';
import { shows } from './tables.ts';
import { tellAnnounced, tellOfShow } from './tell.ts';

const minute = 60_000;

/** From when on a show may begin, epoch ms; null: not before its goal is reached. */
export const opensAt = ({ startsAt }: ShowRow): number | null =>
  startsAt && startsAt.getTime() - earliestMinutes * minute;

/** @throws Problem not_found, show_is_over, show_too_early, another_show_runs, and why the room does not take it (live.beginShow) */
export async function beginOwnShow(ctx: Context, actorId: number, showId: number): Promise<ShowRow> {
  const now = ctx.kit.clock.now();
  return ctx.kit.db.transaction(async (tx) => {
    // Two of hers that begin at the same moment: one comes first.
    await lockByName(tx, 'tickets.begin', actorId);
    const row = await lockOwnShow(tx, actorId, showId);
    if (row.state === 'running') return row;
    await assertMayBegin(tx, row, now);
    // First the show, then the room: whose free chat becomes a place in it is asked for there.
    const running = await changeShow(tx, row, { state: 'running', startedAt: new Date(now) });
    await ctx.live.beginShow(tx, actorId, showId);
    tellOfShow(ctx, tx, running);
    await ctx.kit.jobs.send(tx, contract.tellOfShow, { showId, what: 'begun' });
    return running;
  });
}

/** @throws Problem show_is_over, show_too_early, another_show_runs, invitation_not_accepted */
async function assertMayBegin(tx: Tx, row: ShowRow, now: number): Promise<void> {
  if (row.state !== 'planned') throw new Problem(showIsOver, { data: { state: row.state } });
  if (row.guestId !== null && row.answer !== 'accepted') throw new Problem(invitationNotAccepted);
  const from = opensAt(row);
  if (from === null || now < from) throw new Problem(showTooEarly, { data: { opensAt: from } });
  if (await isShowOn(tx, row.actorId)) throw new Problem(anotherShowRuns);
}

/**
 * Tells the performer's room that a show begins in a minute, and begins it then. Again: nothing more happens.
 * @throws Problem not_found, show_is_over, show_too_early, another_show_runs, invitation_not_accepted, not_live
 */
export async function announceOwnShow(ctx: Context, actorId: number, showId: number): Promise<ShowRow> {
  const now = ctx.kit.clock.now();
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwnShow(tx, actorId, showId);
    if (row.state === 'running' || row.announcedAt !== null) return row;
    await assertMayBegin(tx, row, now);
    if ((await ctx.live.openRoomOf(tx, actorId)) === null) throw new Problem(notLive);
    const announced = await changeShow(tx, row, { announcedAt: new Date(now) });
    await ctx.kit.jobs.send(tx, contract.beginAnnounced, { showId }, now + announcedSeconds * 1_000);
    tellAnnounced(ctx, tx, announced);
    return announced;
  });
}

/** The minute is over. What cannot begin now (the room closed, a private chat came between) is not announced any more. */
export async function beginAnnounced(ctx: Context, showId: number): Promise<void> {
  const [row] = await ctx.kit.db.orm.select().from(shows).where(eq(shows.id, showId));
  if (row?.state !== 'planned' || row.announcedAt === null) return;
  try {
    await beginOwnShow(ctx, row.actorId, showId);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await ctx.kit.db.transaction(async (tx) => {
      const still = await lockShow(tx, showId);
      if (still?.state !== 'planned') return;
      tellAnnounced(ctx, tx, await changeShow(tx, still, { announcedAt: null }));
    });
  }
}

/** @throws Problem not_found, show_is_over */
export async function callOff(ctx: Context, actorId: number, showId: number): Promise<ShowRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwnShow(tx, actorId, showId);
    if (row.state !== 'planned') throw new Problem(showIsOver, { data: { state: row.state } });
    return settle(ctx, tx, row, 'cancelled');
  });
}

/** @throws Problem not_found, show_is_over */
export async function endOwnShow(ctx: Context, actorId: number, showId: number): Promise<ShowRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwnShow(tx, actorId, showId);
    if (row.state !== 'running') throw new Problem(showIsOver, { data: { state: row.state } });
    await ctx.live.endShow(tx, actorId, showId);
    return settle(ctx, tx, row, missingOf(row, ctx.kit.clock.now()) > toleratedMissing ? 'broken' : 'ended');
  });
}

/** What of a running show was not given by an instant, between 0 and 1. */
export function missingOf({ startedAt, minutes }: ShowRow, now: number): number {
  if (startedAt === null) return 1;
  return Math.max(0, 1 - (now - startedAt.getTime()) / (minutes * minute));
}

/** A show comes to one of its ends, and pays back what that asks: all of it when it did not happen, what was missing when it broke off. */
export async function settle(ctx: Context, tx: Tx, row: ShowRow, state: Exclude<ShowState, 'planned' | 'running'>) {
  const now = ctx.kit.clock.now();
  const share = { cancelled: 1, missed: 1, broken: missingOf(row, now), ended: 0 }[state];
  const over = await changeShow(tx, row, { state, endedAt: new Date(now) });
  const paidBack = await payAllBack(ctx, tx, over, share);
  tellOfShow(ctx, tx, over);
  return { ...over, ...paidBack };
}

/** The performer's room closed: a show that was on breaks off, or was at its end. */
export async function roomClosed(ctx: Context, tx: Tx, actorId: number): Promise<void> {
  const [found] = await tx.orm
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.actorId, actorId), eq(shows.state, 'running')));
  const row = found && (await lockShow(tx, found.id));
  if (row?.state !== 'running') return;
  await settle(ctx, tx, row, missingOf(row, ctx.kit.clock.now()) > toleratedMissing ? 'broken' : 'ended');
}

/** Shows whose time to begin passed are called off; those whose time is over end. Each in a transaction of its own. */
export async function lookAfterShows(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const due = await db.orm
    .select({ id: shows.id })
    .from(shows)
    .where(
      and(
        isNotNull(shows.startsAt),
        sql`((${shows.state} = 'planned' and ${lt(shows.startsAt, new Date(now - startGraceMinutes * minute))})
          or (${shows.state} = 'running' and ${shows.startedAt} + make_interval(mins => ${shows.minutes}) <= ${new Date(now)}))`,
      ),
    )
    .limit(500);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const row = await lockShow(tx, id);
      if (!row) return;
      if (row.state === 'planned' && row.startsAt && now > row.startsAt.getTime() + startGraceMinutes * minute)
        await settle(ctx, tx, row, 'missed');
      if (row.state === 'running' && now >= (endOf(row) ?? now)) {
        await ctx.live.endShow(tx, row.actorId, row.id);
        await settle(ctx, tx, row, 'ended');
      }
    });
}
