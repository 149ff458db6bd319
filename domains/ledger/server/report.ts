import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { accountOwners } from '../contract/accounts.ts';
import type { LedgerReport } from '../contract/office.ts';
import { startOfDay } from './business-day.ts';
import { lastVerification } from './keep-verification.ts';
import { accounts, entries, transfers } from './tables.ts';

/** The books at a glance. */
export async function report({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<LedgerReport> {
  const since = startOfDay(clock.now());
  return {
    owners: await byOwner(db),
    inDebt: await inDebt(db),
    today: { since, kinds: await movedSince(db, since) },
    lastVerification: await lastVerification(db),
  };
}

async function byOwner(executor: Executor): Promise<LedgerReport['owners']> {
  const owner = sql<string>`split_part(${accounts.name}, ':', 1)`;
  const rows = await executor.orm
    .select({
      owner,
      accounts: sql<string>`count(distinct ${accounts.name})`,
      balance: sql<string>`sum(${accounts.balance})`,
    })
    .from(accounts)
    .groupBy(owner);
  const found = new Map(rows.map((row) => [row.owner, row]));
  return accountOwners.map((name) => ({
    owner: name,
    accounts: Number(found.get(name)?.accounts ?? 0),
    balance: Number(found.get(name)?.balance ?? 0),
  }));
}

async function inDebt(executor: Executor): Promise<LedgerReport['inDebt']> {
  const [row] = await executor.orm
    .select({ accounts: sql<string>`count(*)`, balance: sql<string | null>`sum(${accounts.balance})` })
    .from(accounts)
    .where(and(lt(accounts.balance, 0), lt(accounts.floor, 0)));
  return { accounts: Number(row?.accounts ?? 0), balance: Number(row?.balance ?? 0) };
}

async function movedSince(executor: Executor, since: number): Promise<LedgerReport['today']['kinds']> {
  const rows = await executor.orm
    .select({
      kind: transfers.kind,
      count: sql<string>`count(distinct ${transfers.id})`,
      amount: sql<string>`sum(${entries.amount})`,
    })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(gte(transfers.at, new Date(since)))
    .groupBy(transfers.kind);
  return rows.map(({ kind, count, amount }) => ({ kind, count: Number(count), amount: Number(amount) }));
}
