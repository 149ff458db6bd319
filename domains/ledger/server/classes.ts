import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { bookedUntil, firstBookedSince } from './months.ts';

/** Accounts that are looked at as one: all of an owner (`performer`), or one of the platform (`house:vat`). */
export type AccountClass = 'performer' | 'studio' | 'payable' | `house:${string}`;

/** What one kind of transfer moved in a class: how often, and what came in less what went out. Hundredths of a coin. */
export interface ClassMovement {
  readonly kind: string;
  readonly count: number;
  readonly sum: number;
}

/** A class as it stands, and what moved it since a moment. */
export interface ClassStanding {
  readonly balance: number;
  readonly movements: readonly ClassMovement[];
}

const owners = ['performer', 'studio', 'payable'] as const;
/** Which class an account is of; what moves within one moves it not. */
const classOf = (column: string) =>
  sql`case when ${sql.raw(column)} like 'house:%' then ${sql.raw(column)} else split_part(${sql.raw(column)}, ':', 1) end`;

/**
 * How some classes of accounts stand and what moved them since a moment, of one look at the books: one statement, over the balances and the
 * entries booked since. `since` and `until` in epoch ms; what is moved from `until` on is left out of the movements.
 */
export async function classesSince(
  executor: Executor,
  classes: readonly AccountClass[],
  since: number,
  until?: number,
): Promise<Map<AccountClass, ClassStanding>> {
  const names = sql.param([...classes]);
  const at = new Date(since);
  const end = until === undefined ? null : new Date(until);
  const before = end === null ? sql`` : sql`and t.at < ${end} and e.transfer_id < (select last from begin)`;
  const side = (own: string, other: string, sign: string) => sql`
    select ${classOf(`e.${own}`)} as class, t.kind, t.id, ${sql.raw(sign)}e.amount as amount
    from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
    where e.transfer_id >= (select first from begin) and t.at >= ${at}
      and ${classOf(`e.${own}`)} = any(${names}) and ${classOf(`e.${own}`)} <> ${classOf(`e.${other}`)} ${before}`;
  const { rows } = await executor.orm.execute<{ class: string; kind: string | null; count: string; sum: string }>(sql`
    with begin as materialized (select coalesce(${firstBookedSince(at)}, 0) as first
      ${end === null ? sql`` : sql`, ${bookedUntil(end)} as last`})
    select class, null as kind, count(*) as count, sum(balance) as sum from (
      ${sql.join(
        owners.map(
          (owner) => sql`select ${owner} as class, balance from ledger.accounts where name like ${`${owner}:%`}`,
        ),
        sql` union all `,
      )} union all select name, balance from ledger.accounts where name = any(${names})) standing
      where class = any(${names}) group by class
    union all
    select class, kind, count(distinct id), sum(amount) from (
      ${side('credit', 'debit', '')} union all ${side('debit', 'credit', '-')}) moved group by class, kind
    order by 1, 2 nulls first`);
  const found = new Map<AccountClass, { balance: number; movements: ClassMovement[] }>(
    classes.map((name) => [name, { balance: 0, movements: [] }]),
  );
  for (const row of rows) {
    const standing = found.get(row.class as AccountClass);
    if (!standing) continue;
    if (row.kind === null) standing.balance = Number(row.sum);
    else standing.movements.push({ kind: row.kind, count: Number(row.count), sum: Number(row.sum) });
  }
  return found;
}

/** An account whose balance is not what its last entry says. */
export interface OffBooks {
  readonly account: AccountName;
  readonly balance: number;
  readonly booked: number;
}

/** Accounts of people whose balance is not what stands beside their last entry: who was changed without a transfer. At most `limit`. */
export async function offBooks(executor: Executor, limit: number): Promise<OffBooks[]> {
  const { rows } = await executor.orm.execute<{ name: string; balance: string; booked: string }>(sql`
    select a.name, a.balance, coalesce(last.balance, 0) as booked
    from ledger.accounts a left join lateral (
      select balance from (
        (select transfer_id, credit_balance as balance from ledger.entries where credit = a.name order by transfer_id desc limit 1)
        union all
        (select transfer_id, debit_balance from ledger.entries where debit = a.name order by transfer_id desc limit 1)
      ) ends order by transfer_id desc limit 1) last on true
    where (${sql.join(
      owners.map((owner) => sql`a.name like ${`${owner}:%`}`),
      sql` or `,
    )}) and a.balance <> coalesce(last.balance, 0)
    order by a.name limit ${limit}`);
  return rows.map(({ name, balance, booked }) => ({
    ...{ account: name as AccountName, balance: Number(balance), booked: Number(booked) },
  }));
}
