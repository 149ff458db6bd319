import { eq, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { PollEnd, StudioPoll } from '../contract/index.ts';
import { pollOver } from '../contract/index.ts';
import type { Context, Deps } from './deps.ts';
import type { PollRow } from './rows.ts';
import { lockPoll, openPollOf, votesOf } from './rows.ts';
import { polls } from './tables.ts';
import { tellPoll } from './tell.ts';

type Closing = Pick<Deps, 'kit' | 'guest'>;

/**
 * Closes a poll that is held, and keeps its result. One whose time is over has closed at its time, whoever comes by. Null: it was
 * closed already.
 */
async function closeLocked(ctx: Closing, tx: Tx, row: PollRow, by: PollEnd): Promise<StudioPoll | null> {
  if (row.closedAt) return null;
  const now = ctx.kit.clock.now();
  const isDue = row.closesAt.getTime() <= now;
  const [closed] = await tx.orm
    .update(polls)
    .set({
      result: await votesOf(tx, row),
      closedAt: isDue ? row.closesAt : new Date(now),
      closedBy: isDue ? 'time' : by,
      version: sql`${polls.version} + 1`,
      toldAt: new Date(now),
    })
    .where(eq(polls.id, row.id))
    .returning();
  return tellPoll(ctx, tx, closed as PollRow);
}

/** Closes a poll whose time is over; of another nothing changes. */
export async function closeDue(ctx: Closing, tx: Tx, pollId: number): Promise<void> {
  const row = await lockPoll(tx, pollId);
  if (row && row.closesAt.getTime() <= ctx.kit.clock.now()) await closeLocked(ctx, tx, row, 'time');
}

/** A show is over, and with it the poll of its room; news of it that comes when the next one is on closes nothing there. */
export async function closeWithShow(ctx: Context, tx: Tx, actorId: number): Promise<void> {
  const open = await openPollOf(tx, actorId);
  if (!open || (await ctx.live.openRoomOf(tx, actorId)) === open.roomId) return;
  const row = await lockPoll(tx, open.id);
  if (row) await closeLocked(ctx, tx, row, 'show');
}

/** The performer closes her poll. @throws Problem not_found, poll_over */
export function endOwnPoll(ctx: Context, actorId: number, pollId: number): Promise<StudioPoll> {
  return ctx.kit.db.transaction((tx) => endPoll(ctx, tx, { pollId, by: 'performer', actorId }));
}

/** Closes a poll before its time. @throws Problem not_found, also for another performer’s; poll_over */
export async function endPoll(
  ctx: Context,
  tx: Tx,
  { pollId, by, actorId }: { readonly pollId: number; readonly by: PollEnd; readonly actorId?: number },
): Promise<StudioPoll> {
  const row = await lockPoll(tx, pollId);
  if (!row || (actorId !== undefined && row.actorId !== actorId)) throw new Problem(notFound);
  const closed = await closeLocked(ctx, tx, row, by);
  if (!closed) throw new Problem(pollOver);
  return closed;
}

/** Closes polls at their time, in this process; a job stands behind it for when the process is gone. */
export function createCloser(ctx: Closing): Pick<Context, 'watch'> & { stop(): void } {
  const { clock, db, log } = ctx.kit;
  const timers = new Map<number, ReturnType<typeof clock.setTimeout>>();
  return {
    watch(pollId, closesAt) {
      const run = (): void => {
        timers.delete(pollId);
        db.transaction((tx) => closeDue(ctx, tx, pollId)).catch((error: unknown) =>
          log.error({ error }, 'A poll was not closed in time.'),
        );
      };
      timers.set(pollId, clock.setTimeout(run, Math.max(0, closesAt - clock.now())));
    },
    stop() {
      for (const timer of timers.values()) clock.clear(timer);
      timers.clear();
    },
  };
}
