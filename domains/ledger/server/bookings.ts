import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName, AccountOwner } from '../contract/accounts.ts';
import { ownerOf } from '../contract/accounts.ts';
import type { Booking } from '../contract/bookings.ts';
import type { Memo } from '../contract/transfers.ts';
import { bookedUntil, firstBookedSince } from './months.ts';

/** Which transfers are wanted: those of a key and of all keys that begin with it and a colon, among those of an account since an instant. */
export interface BookingQuery {
  readonly key: string;
  readonly account: AccountName;
  /** Others whose coins moved with it, besides those the account gave to or got from. */
  readonly parties?: readonly AccountName[];
  readonly from: Date;
  /** Nothing later is looked at: where the account takes part in nearly every transfer. */
  readonly to?: Date | undefined;
  readonly limit?: number;
}

/** What was booked for one fact, oldest first. The account's own rows since it happened are read, and nothing of anybody else. */
export async function bookingsOf(
  executor: Executor,
  { key, account, parties = [], from, to, limit = 200 }: BookingQuery,
): Promise<Booking[]> {
  const all = sql`array[${sql.join(
    [account, ...parties].map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
  const end = to === undefined ? sql`null::bigint` : bookedUntil(to);
  const { rows } = await executor.orm.execute<{
    id: number;
    at: string | Date;
    kind: string;
    memo: Memo;
    debit: AccountName;
    credit: AccountName;
    amount: number;
  }>(sql`
    with span as materialized (select coalesce(${firstBookedSince(from)}, 0) as low, ${end} as high),
    own as (
      select transfer_id from ledger.entries, span
        where debit = ${account} and transfer_id >= low and (high is null or transfer_id < high)
      union
      select transfer_id from ledger.entries, span
        where credit = ${account} and transfer_id >= low and (high is null or transfer_id < high)),
    wanted as (
      select t.id, t.at, t.kind, t.memo from ledger.transfers t
        where t.id in (select transfer_id from own) and (t.key = ${key} or starts_with(t.key, ${`${key}:`}))
        order by t.id limit ${limit})
    select w.id::float8 as id, w.at, w.kind, w.memo, e.debit, e.credit, e.amount::float8 as amount
      from wanted w join ledger.entries e on e.transfer_id = w.id and (e.debit = any(${all}) or e.credit = any(${all}))
      order by w.id`);
  const found = new Map<number, Booking & { parts: { owner: AccountOwner; amount: number }[] }>();
  for (const { id, at, kind, memo, debit, credit, amount } of rows) {
    const one = found.get(id) ?? { transferId: id, kind, memo, parts: [], at: new Date(at).toISOString() };
    found.set(id, one);
    for (const [name, moved] of [
      [debit, -amount],
      [credit, amount],
    ] as const) {
      const part = one.parts.find(({ owner }) => owner === ownerOf(name));
      if (part) part.amount += moved;
      else one.parts.push({ owner: ownerOf(name), amount: moved });
    }
  }
  return [...found.values()];
}
