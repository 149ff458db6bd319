import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { payoutOwners } from '../contract/accounts.ts';
import { firstBookedSince } from './months.ts';
import { accounts } from './tables.ts';

/** What somebody has earned, and how much of it since a moment (less what went back since). Hundredths of a coin. */
export interface Earner {
  readonly account: AccountName;
  readonly balance: number;
  readonly since: number;
}

const onTheWay = sql.raw(`'^(?:${payoutOwners.join('|')}):'`);

/** What each of some accounts gained since a moment, payouts apart; those that gained and lost nothing are left out. */
async function gainedSince(executor: Executor, names: readonly string[], since: Date): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const side = (own: string, other: string, sign: string) => sql`
    select ${sql.raw(`e.${own}`)} as name, ${sql.raw(sign)}e.amount as amount
    from ledger.entries e join ledger.transfers t on t.id = e.transfer_id, begin
    where ${sql.raw(`e.${own}`)} = any(${sql.param(names)}) and ${sql.raw(`e.${other}`)} !~ ${onTheWay}
      and e.transfer_id >= begin.first and t.at >= ${since}`;
  const { rows } = await executor.orm.execute<{ name: string; amount: string }>(sql`
    with begin as materialized (select ${firstBookedSince(since)} as first)
    select name, sum(amount) as amount from (${side('credit', 'debit', '')} union all ${side('debit', 'credit', '-')}) moved
    group by name`);
  return new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
}

/**
 * Some of those who have something that was not paid out, or owe some of it, in the order of their accounts' names: those after `after`.
 * @param since epoch ms
 */
export async function earnersAfter(
  executor: Executor,
  owner: 'performer' | 'studio' | 'payable',
  { after, limit, since }: { readonly after: string; readonly limit: number; readonly since: number },
): Promise<Earner[]> {
  const rows = await executor.orm
    .select({ name: accounts.name, balance: accounts.balance })
    .from(accounts)
    .where(sql`${accounts.name} > ${after === '' ? `${owner}:` : after} and ${accounts.name} like ${`${owner}:%`}
      and ${accounts.balance} <> 0`)
    .orderBy(accounts.name)
    .limit(limit);
  return withGains(executor, rows, since);
}

/** The same of some accounts. */
export async function earnersOf(executor: Executor, names: readonly AccountName[], since: number): Promise<Earner[]> {
  const rows = await executor.orm
    .select({ name: accounts.name, balance: accounts.balance })
    .from(accounts)
    .where(sql`${accounts.name} = any(${sql.param([...names])})`)
    .orderBy(accounts.name);
  return withGains(executor, rows, since);
}

async function withGains(
  executor: Executor,
  rows: readonly { name: string; balance: number }[],
  since: number,
): Promise<Earner[]> {
  const gained = await gainedSince(
    executor,
    rows.map(({ name }) => name),
    new Date(since),
  );
  return rows.map(({ name, balance }) => ({
    account: name as AccountName,
    balance,
    since: gained.get(name) ?? 0,
  }));
}

/** What some accounts hold; those that were never used are left out. */
export async function balancesOf(executor: Executor, names: readonly AccountName[]): Promise<Map<AccountName, number>> {
  const rows = await executor.orm
    .select({ name: accounts.name, balance: sql<string>`sum(${accounts.balance})` })
    .from(accounts)
    .where(sql`${accounts.name} = any(${sql.param([...names])})`)
    .groupBy(accounts.name);
  return new Map(rows.map(({ name, balance }) => [name as AccountName, Number(balance)]));
}
