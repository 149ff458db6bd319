import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { guestAccount } from '../contract/accounts.ts';
import { accounts } from './tables.ts';

/** The coins of an account, in hundredths; zero for one that was never used. */
export async function balance(executor: Executor, account: AccountName): Promise<number> {
  const [row] = await executor.orm
    .select({ sum: sql<string | null>`sum(${accounts.balance})` })
    .from(accounts)
    .where(eq(accounts.name, account));
  return Number(row?.sum ?? 0);
}

const funds = prepared((orm) =>
  orm
    .select({ balance: accounts.balance, paidIn: accounts.paidIn })
    .from(accounts)
    .where(and(eq(accounts.name, sql.placeholder('name')), eq(accounts.shard, 0)))
    .prepare('ledger_guest_funds'),
);

/** The coins of a guest and whether they are a paying customer: a top-up came in that was not taken back. */
export async function guestFunds(
  executor: Executor,
  guestId: number,
): Promise<{ balance: number; isPayingCustomer: boolean }> {
  const [row] = await funds(executor).execute({ name: guestAccount(guestId) });
  return { balance: row?.balance ?? 0, isPayingCustomer: (row?.paidIn ?? 0) > 0 };
}
