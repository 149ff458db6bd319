import type { Executor } from '#kit/db/db.ts';
import type { RoomPoll, StudioPoll } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { PollRow } from './rows.ts';
import { votesOf } from './rows.ts';

/** Answers with their votes. */
export const answersWith = ({ answers }: PollRow, counted: readonly number[]): RoomPoll['answers'] =>
  answers.map((text, index) => ({ text, votes: counted[index] ?? 0 }));

const present = (row: PollRow, counted: readonly number[]): RoomPoll => ({
  pollId: row.id,
  version: row.version,
  question: row.question,
  answers: answersWith(row, counted),
  openedAt: row.openedAt.getTime(),
  closesAt: row.closesAt.getTime(),
  closedAt: row.closedAt?.getTime() ?? null,
});

/** A poll as its room sees it: nothing of who asked. */
export const roomPollOf = async (executor: Executor, row: PollRow): Promise<RoomPoll> =>
  present(row, await votesOf(executor, row));

/** Polls as their performer sees them, with the names of helpers who asked. */
export async function studioPollsOf(
  ctx: Pick<Context, 'guest'>,
  executor: Executor,
  rows: readonly PollRow[],
): Promise<StudioPoll[]> {
  const ids = rows.flatMap(({ askedBy }) => (askedBy === null ? [] : [askedBy]));
  const names = ids.length === 0 ? new Map<number, string>() : await ctx.guest.namesOf(executor, [...new Set(ids)]);
  const shown: StudioPoll[] = [];
  for (const row of rows)
    shown.push({
      ...(await roomPollOf(executor, row)),
      askedBy: row.askedBy === null ? '' : (names.get(row.askedBy) ?? ''),
      isByHelper: row.askedAs === 'helper',
      closedBy: row.closedBy,
    });
  return shown;
}

/** One poll, as its performer sees it. */
export async function studioPollOf(ctx: Pick<Context, 'guest'>, executor: Executor, row: PollRow): Promise<StudioPoll> {
  const [poll] = await studioPollsOf(ctx, executor, [row]);
  return poll as StudioPoll;
}
