import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { bankAccounts, payees } from '../tables.ts';

export type PayeeRow = typeof payees.$inferSelect;
export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** What is kept of some payees. */
export async function payeesOf({ orm }: Executor, ids: readonly number[]): Promise<Map<number, PayeeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(payees)
    .where(inArray(payees.accountId, [...ids]));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** The accounts that some payees are paid to now. */
export async function livingAccounts({ orm }: Executor, ids: readonly number[]): Promise<Map<number, BankAccountRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(bankAccounts)
    .where(and(inArray(bankAccounts.accountId, [...ids]), isNull(bankAccounts.endedAt)));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** What is decided about one payee's data happens one after the other. */
export const lockPayee = (tx: Tx, accountId: number): Promise<void> => lockByName(tx, 'payouts.payee', accountId);
