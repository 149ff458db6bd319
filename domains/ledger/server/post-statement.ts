import { shardCount } from './shards.ts';
import type { Draft } from './transfer-draft.ts';

/** A row of the statement's answer. */
export interface LockedRow {
  name: string;
  balance: number;
  floor: number | null;
  paid_in: number;
  amount: number;
  id: number | null;
}

/**
 * The whole transfer as one statement: lock the accounts in one order for all (no deadlocks), decide with their newest
 * balances, then book. A transfer that cannot be booked changes nothing and leaves the caller's transaction usable.
 *
 * `moved` writes only what `locked` read: PostgreSQL checks constraints once on the row as the statement's snapshot saw
 * it, before it notices that another transaction has changed it since, and a mixture of old and new would break them.
 *
 * It answers a row for each account found: its balance after the transfer, and the transfer's id, null when nothing
 * was booked (an account is missing, the money does not suffice, or the key is taken).
 */
const textFor = (accounts: number, entries: number, worth: number): string => `
with given(name, shard, amount, paid_in) as (
  values ${rows(accounts, fixedParameters, ['text', 'int2', 'bigint', 'bigint'])}
), locked as (
  select a.name, a.shard, a.balance + given.amount as balance, a.floor, a.paid_in + given.paid_in as paid_in, given.amount
  from ledger.accounts a join given using (name, shard)
  order by a.name, a.shard for no key update of a
), verdict as (
  select count(*) = ${accounts} and bool_and($6 or amount > 0 or floor is null or balance >= floor) as good from locked
), booked as (
  insert into ledger.transfers (key, kind, content, memo, at)
  select $1, $2, $3, $4::jsonb, $5::timestamptz from verdict where good
  on conflict (key) do nothing returning id
), moved as (
  update ledger.accounts a
  set balance = locked.balance, paid_in = locked.paid_in, floor = case
    when locked.floor is null then null
    when $6 then least(0, locked.balance)
    else least(0, greatest(locked.floor, locked.balance)) end
  from locked, booked where a.name = locked.name and a.shard = locked.shard
), written as (
  insert into ledger.entries (transfer_id, debit, credit, amount, debit_balance, credit_balance)
  select booked.id, pair.debit, pair.credit, pair.amount,
    case when d.floor is not null then d.balance end, case when c.floor is not null then c.balance end
  from booked, (values ${rows(entries, fixedParameters + accounts * 4, ['text', 'text', 'bigint'])})
    as pair(debit, credit, amount)
    join locked d on d.name = pair.debit join locked c on c.name = pair.credit
)${worth === 0 ? '' : counted(worth, fixedParameters + accounts * 4 + entries * 3)}
select locked.name, locked.balance, locked.floor, locked.paid_in, locked.amount, (select id from booked) as id from locked`;

/** What guests brought performers, in the order in which every transfer takes its rows; they come after those of the accounts. */
const counted = (count: number, after: number): string => `, counted as (
  insert into ledger.worth as w (actor_id, guest_id, earned, spent)
  select given.actor_id, given.guest_id, given.earned, given.spent
  from booked, (values ${rows(count, after, ['bigint', 'bigint', 'bigint', 'bigint'])})
    as given(actor_id, guest_id, earned, spent)
  order by given.actor_id
  on conflict (actor_id, guest_id) do update set earned = w.earned + excluded.earned, spent = w.spent + excluded.spent
)`;

/** $1 key, $2 kind, $3 content, $4 memo, $5 time, $6 whether floors may sink; then the accounts, the entries and the worth. */
const fixedParameters = 6;

function rows(count: number, after: number, types: readonly string[]): string {
  const row = (n: number) => types.map((type, at) => `$${after + n * types.length + at + 1}::${type}`).join(', ');
  return Array.from({ length: count }, (_, n) => `(${row(n)})`).join(', ');
}

const texts = new Map<string, string>();

/**
 * The prepared statement for one transfer. There is one a shape, with single parameters instead of arrays: PostgreSQL
 * then knows how many rows to expect, keeps its plan and does not plan every transfer again.
 *
 * @param shard the row that spread accounts use on this connection
 * @param at epoch ms
 */
export function postStatement(draft: Draft, shard: number, at: number) {
  const { movements, entries, worth } = draft;
  const name = `ledger.post.${movements.length}.${entries.length}.${worth.length}`;
  let text = texts.get(name);
  if (text === undefined) {
    text = textFor(movements.length, entries.length, worth.length);
    texts.set(name, text);
  }
  const values: unknown[] = [
    draft.key,
    draft.kind,
    draft.content,
    JSON.stringify(draft.memo),
    new Date(at).toISOString(),
    draft.overdraft,
  ];
  movements.forEach(({ account, amount }, n) => {
    values.push(account, shardCount(account) > 1 ? shard : 0, amount, draft.paidIn[n]);
  });
  for (const { debit, credit, amount } of entries) values.push(debit, credit, amount);
  for (const { actorId, guestId, earned, spent } of worth) values.push(actorId, guestId, earned, spent);
  return { name, text, values };
}
