import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import type { StatementChoice, StatementLine } from '../contract/transfers.ts';
import { beginOf, monthsAfter, numbersBetween } from './months.ts';
import { entries, transfers } from './tables.ts';

/** A page of a statement, newest first; `next` is the `before` of the following page, null at the end. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly next: number | null;
}

/** Which part of a statement is wanted. */
export interface StatementPage extends StatementChoice {
  /** Only transfers with smaller numbers. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** What moved an account's coins, one line a transfer. For guests and performers; spread accounts keep no running balance. */
export async function statement(executor: Executor, account: AccountName, page: StatementPage): Promise<Statement> {
  const ids = await newestTransfers(executor, account, { ...page, limit: page.limit + 1 });
  const shown = ids.slice(0, page.limit);
  if (shown.length === 0) return { lines: [], next: null };
  const rows = await executor.orm
    .select()
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(inArray(entries.transferId, shown), or(eq(entries.debit, account), eq(entries.credit, account))));
  const lines = new Map<number, StatementLine>();
  for (const { entries: entry, transfers: transfer } of rows) {
    const isDebit = entry.debit === account;
    const amount = (lines.get(transfer.id)?.amount ?? 0) + (isDebit ? -entry.amount : entry.amount);
    const balanceAfter = (isDebit ? entry.debitBalance : entry.creditBalance) ?? 0;
    const { id: transferId, kind, memo } = transfer;
    lines.set(transferId, { transferId, at: transfer.at.getTime(), kind, amount, balanceAfter, memo });
  }
  return {
    lines: shown.map((id) => lines.get(id)!),
    next: ids.length > shown.length ? shown.at(-1)! : null,
  };
}

/** Each side has its own index: two short scans, merged. What came in stands on the credit side alone. */
async function newestTransfers(
  executor: Executor,
  account: AccountName,
  { before, limit, direction, month }: StatementPage,
): Promise<number[]> {
  const side = (column: typeof entries.debit | typeof entries.credit) =>
    executor.orm
      .selectDistinct({ id: entries.transferId })
      .from(entries)
      .where(
        and(
          eq(column, account),
          before === undefined ? undefined : lt(entries.transferId, before),
          month === undefined ? undefined : ofMonth(month),
        ),
      )
      .orderBy(desc(entries.transferId))
      .limit(limit);
  const given = direction === 'in' ? [] : await side(entries.debit);
  const taken = direction === 'out' ? [] : await side(entries.credit);
  const ids = new Set([...given, ...taken].map(({ id }) => id));
  return [...ids].sort((a, b) => b - a).slice(0, limit);
}

/** Entries of one month: by their numbers, which the index is by, and by the time of their transfer to the moment. */
function ofMonth(month: string) {
  const [from, to] = [beginOf(month), beginOf(monthsAfter(month, 1))];
  const { first, last } = numbersBetween(from, to);
  return and(
    gte(entries.transferId, first),
    lt(entries.transferId, last),
    sql`exists (select from ${transfers} t where t.id = ${entries.transferId} and t.at >= ${from} and t.at < ${to})`,
  );
}
