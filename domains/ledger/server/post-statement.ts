import { shardCount } from './shards.ts';
import type { Draft } from './transfer-draft.ts';

/**
 * The whole transfer as one statement: lock the accounts in one order for all (no deadlocks), decide with their newest
 * balances, then book. A transfer that cannot be booked changes nothing and leaves the caller's transaction usable.
 *
 * `moved` writes only what `locked` read: PostgreSQL checks constraints once on the row as the statement's snapshot saw
 * it, before it notices that another transaction has changed it since, and a mixture of old and new would break them.
 *
 * $1 accounts, $2 shards, $3 amounts, $4 paid in (arrays, sorted by account); $5 key, $6 kind, $7 content, $8 memo,
 * $9 time, $10 whether floors may sink; $11 debits, $12 credits, $13 amounts (arrays).
 *
 * It answers a row for each account found: its balance after the transfer, and the transfer's id, null when nothing
 * was booked (an account is missing, the money does not suffice, or the key is taken).
 */
const text = `
with given as (
  select * from unnest($1::text[], $2::int2[], $3::bigint[], $4::bigint[]) as given(name, shard, amount, paid_in)
), locked as (
  select a.name, a.shard, a.balance + given.amount as balance, a.floor, a.paid_in + given.paid_in as paid_in, given.amount
  from ledger.accounts a join given using (name, shard)
  order by a.name, a.shard for no key update of a
), verdict as (
  select count(*) = cardinality($1) and bool_and($10 or amount > 0 or floor is null or balance >= floor) as good from locked
), booked as (
  insert into ledger.transfers (key, kind, content, memo, at)
  select $5, $6, $7, $8::jsonb, $9::timestamptz from verdict where good
  on conflict (key) do nothing returning id
), moved as (
  update ledger.accounts a
  set balance = locked.balance, paid_in = locked.paid_in, floor = case
    when locked.floor is null then null
    when $10 then least(0, locked.balance)
    else least(0, greatest(locked.floor, locked.balance)) end
  from locked, booked where a.name = locked.name and a.shard = locked.shard
), written as (
  insert into ledger.entries (transfer_id, line, debit, credit, amount, debit_balance, credit_balance)
  select booked.id, pair.line, pair.debit, pair.credit, pair.amount,
    case when d.floor is not null then d.balance end, case when c.floor is not null then c.balance end
  from booked, unnest($11::text[], $12::text[], $13::bigint[]) with ordinality as pair(debit, credit, amount, line)
    join locked d on d.name = pair.debit join locked c on c.name = pair.credit
)
select locked.name, locked.balance, locked.floor, locked.paid_in, locked.amount, (select id from booked) as id from locked`;

/** A row of the statement's answer. */
export interface LockedRow {
  name: string;
  balance: number;
  floor: number | null;
  paid_in: number;
  amount: number;
  id: number | null;
}

/** The prepared statement for one transfer. `shard` is the row that spread accounts use on this connection. */
export function postStatement(draft: Draft, shard: number, at: number) {
  const { movements, entries } = draft;
  return {
    name: 'ledger.post',
    text,
    values: [
      movements.map(({ account }) => account),
      movements.map(({ account }) => (shardCount(account) > 1 ? shard : 0)),
      movements.map(({ amount }) => amount),
      draft.paidIn,
      draft.key,
      draft.kind,
      draft.content,
      JSON.stringify(draft.memo),
      new Date(at).toISOString(),
      draft.overdraft,
      entries.map(({ debit }) => debit),
      entries.map(({ credit }) => credit),
      entries.map(({ amount }) => amount),
    ],
  };
}
