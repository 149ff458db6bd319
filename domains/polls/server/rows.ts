import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { PollVote } from '../contract/index.ts';
import { resultMs } from '../contract/index.ts';
import { polls, votes } from './tables.ts';

export type PollRow = typeof polls.$inferSelect;

/** A poll, held until the transaction ends: votes under way are written, none comes meanwhile. */
export async function lockPoll(tx: Tx, pollId: number): Promise<PollRow | null> {
  const [row] = await tx.orm.select().from(polls).where(eq(polls.id, pollId)).for('update');
  return row ?? null;
}

/** The poll of a performer that no one has closed yet. */
export async function openPollOf({ orm }: Executor, actorId: number): Promise<PollRow | null> {
  const [row] = await orm
    .select()
    .from(polls)
    .where(and(eq(polls.actorId, actorId), isNull(polls.closedAt)));
  return row ?? null;
}

/** The poll a room shows: it runs, or has closed within {@link resultMs}. */
export async function shownPollOf({ orm }: Executor, actorId: number, now: number): Promise<PollRow | null> {
  const [row] = await orm.select().from(polls).where(eq(polls.actorId, actorId)).orderBy(desc(polls.id)).limit(1);
  if (!row) return null;
  return (row.closedAt ?? row.closesAt).getTime() > now - resultMs ? row : null;
}

/** Votes of each answer of a poll, in their order: of one that is closed its result, else what stands now. */
export async function votesOf({ orm }: Executor, { id, answers, result }: PollRow): Promise<number[]> {
  if (result) return result;
  const rows = await orm
    .select({ answer: votes.answer, votes: count() })
    .from(votes)
    .where(eq(votes.pollId, id))
    .groupBy(votes.answer);
  return answers.map((_, index) => rows.find(({ answer }) => answer === index)?.votes ?? 0);
}

/** What a guest has chosen in a poll. */
export async function voteOf({ orm }: Executor, pollId: number, guestId: number): Promise<PollVote | null> {
  const [row] = await orm
    .select({ answer: votes.answer, version: votes.version })
    .from(votes)
    .where(and(eq(votes.pollId, pollId), eq(votes.guestId, guestId)));
  return row ? { pollId, ...row } : null;
}

/** When polls of a performer began since an instant, the earliest first. */
export async function begunSince({ orm }: Executor, actorId: number, since: Date): Promise<Date[]> {
  const rows = await orm
    .select({ openedAt: polls.openedAt })
    .from(polls)
    .where(and(eq(polls.actorId, actorId), gt(polls.openedAt, since)))
    .orderBy(polls.openedAt);
  return rows.map(({ openedAt }) => openedAt);
}

/** Polls of a page of the history. */
export const historyPage = 20;

/** A page of a performer’s polls, the latest first, and one more. */
export const readHistory = ({ orm }: Executor, actorId: number, before: number | undefined): Promise<PollRow[]> =>
  orm
    .select()
    .from(polls)
    .where(and(eq(polls.actorId, actorId), before === undefined ? undefined : lt(polls.id, before)))
    .orderBy(desc(polls.id))
    .limit(historyPage + 1);
