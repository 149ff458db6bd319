import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import type { StatementLine } from '../contract/transfers.ts';
import { entries, transfers } from './tables.ts';

/** A page of a statement, newest first; `next` is the `before` of the following page, null at the end. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly next: number | null;
}

/** What moved an account's coins, one line a transfer. For guests and performers; spread accounts keep no running balance. */
export async function statement(
  executor: Executor,
  account: AccountName,
  page: { before?: number | undefined; limit: number },
): Promise<Statement> {
  const ids = await newestTransfers(executor, account, page.before, page.limit + 1);
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

/** Each side has its own index: two short scans, merged. */
async function newestTransfers(
  executor: Executor,
  account: AccountName,
  before: number | undefined,
  limit: number,
): Promise<number[]> {
  const side = (column: typeof entries.debit | typeof entries.credit) =>
    executor.orm
      .selectDistinct({ id: entries.transferId })
      .from(entries)
      .where(and(eq(column, account), before === undefined ? undefined : lt(entries.transferId, before)))
      .orderBy(desc(entries.transferId))
      .limit(limit);
  const [given, taken] = [await side(entries.debit), await side(entries.credit)];
  const ids = new Set([...given, ...taken].map(({ id }) => id));
  return [...ids].sort((a, b) => b - a).slice(0, limit);
}
