import type { Executor } from '#kit/db/db.ts';
import { performerAccount } from '../contract/accounts.ts';
import type { IncomeLine } from '../contract/routes.ts';
import type { StatementPage } from './statement.ts';
import { statement } from './statement.ts';

/** What others call guests, by their numbers. */
export type NamesOf = (executor: Executor, guestIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** A page of what a performer earned and gave back, newest first, each line with its guest where there is one. */
export async function income(
  executor: Executor,
  actorId: number,
  page: StatementPage,
  namesOf: NamesOf,
): Promise<{ lines: IncomeLine[]; next: number | null }> {
  const { lines, next } = await statement(executor, performerAccount(actorId), page);
  const guestIds = lines.flatMap(({ memo }) => memo.guestId ?? []);
  const names = await namesOf(executor, [...new Set(guestIds)]);
  return {
    lines: lines.map(({ balanceAfter: _, ...line }) => ({
      ...line,
      guestName: line.memo.guestId === undefined ? null : (names.get(line.memo.guestId) ?? null),
    })),
    next,
  };
}
