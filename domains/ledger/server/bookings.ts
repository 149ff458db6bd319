import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { ownerOf } from '../contract/accounts.ts';
import type { Booking } from '../contract/bookings.ts';
import type { Memo } from '../contract/transfers.ts';
import { firstBookedSince } from './months.ts';

/** Which transfers are wanted: those of a key and of all keys that begin with it and a colon, among those of an account since an instant. */
export interface BookingQuery {
  readonly key: string;
  readonly account: AccountName;
  readonly from: Date;
  readonly limit?: number;
}

/** What was booked for one fact, oldest first. The account's own rows since it happened are read, and nothing of anybody else. */
export async function bookingsOf(
  executor: Executor,
  { key, account, from, limit = 200 }: BookingQuery,
): Promise<Booking[]> {
  const { rows } = await executor.orm.execute<{
    id: number;
    at: string | Date;
    kind: string;
    memo: Memo;
    other: AccountName;
    amount: number;
  }>(sql`
    with first as materialized (select coalesce(${firstBookedSince(from)}, 0) as id),
    own as (
      select transfer_id, credit as other, -amount as amount from ledger.entries, first
        where debit = ${account} and transfer_id >= first.id
      union all
      select transfer_id, debit, amount from ledger.entries, first where credit = ${account} and transfer_id >= first.id),
    wanted as (
      select t.id, t.at, t.kind, t.memo from ledger.transfers t
        where t.id in (select transfer_id from own) and (t.key = ${key} or starts_with(t.key, ${`${key}:`}))
        order by t.id limit ${limit})
    select w.id::float8 as id, w.at, w.kind, w.memo, own.other, own.amount::float8 as amount
      from wanted w join own on own.transfer_id = w.id order by w.id`);
  const found = new Map<number, Booking>();
  for (const { id, at, kind, memo, other, amount } of rows) {
    const one = found.get(id) ?? {
      ...{ transferId: id, kind, memo, amount: 0, others: [] },
      at: new Date(at).toISOString(),
    };
    found.set(id, {
      ...one,
      amount: one.amount + amount,
      others: [...one.others, { owner: ownerOf(other), amount: -amount }],
    });
  }
  return [...found.values()];
}
