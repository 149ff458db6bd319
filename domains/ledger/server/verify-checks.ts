import { extensionPoint } from '#kit/domain/extensions.ts';

/** A check as one query over the whole books: `checked` counts what it looked at, `failures` says what is wrong. */
export interface BookCheckQuery {
  /** `ledger.keysOnce`: its domain, and the end of the key of its words, `ledger.office.check.keysOnce`. */
  readonly name: `${string}.${string}`;
  /** What is proven, for `npm run ledger:verify`; `{n}` is the count. */
  readonly proves: string;
  /**
   * Answers `checked` and `failures`. `booked` is what to select from: a row for each transfer with `key`, `kind`, `memo`,
   * and what it took from guests (`guest`) and providers (`provider`) and gave to performers (`performer`), in hundredths of a coin.
   */
  readonly sql: (booked: string) => string;
  /** Looked at only where this table is: books may be older than what sells. */
  readonly table?: string;
}

/** What other domains want proven whenever the books are. */
export const bookChecks = extensionPoint<BookCheckQuery>('ledger.bookChecks');

/** Both sides of every entry as the accounts see them. */
const sides = `(
  select transfer_id, credit as account, amount, credit_balance as balance, debit as other from ledger.entries
  union all
  select transfer_id, debit, -amount, debit_balance, credit from ledger.entries
)`;

/** What guests brought performers as the entries say it: the rule of worth-change.ts, transfer by transfer. */
const worthOfEntries = `(
  with gains as (select transfer_id, account, split_part(account, ':', 1) as owner, sum(amount) as amount
      from ${sides} s group by transfer_id, account having sum(amount) <> 0),
    whose as (select t.id, sum(amount) filter (where owner = 'provider') as provider,
      coalesce((t.memo->>'guestId')::bigint, case when count(*) filter (where owner = 'guest') = 1
        then max(split_part(account, ':', 2)) filter (where owner = 'guest') end::bigint) as guest_id,
      coalesce((t.memo->>'actorId')::bigint, case when count(*) filter (where owner = 'performer') = 1
        then max(split_part(account, ':', 2)) filter (where owner = 'performer') end::bigint) as seller_id
      from ledger.transfers t join gains g on g.transfer_id = t.id group by t.id),
    parts as (
      select split_part(g.account, ':', 2)::bigint as actor_id, w.guest_id, g.amount as earned, 0 as spent
      from gains g join whose w on w.id = g.transfer_id where g.owner = 'performer'
      union all
      select w.seller_id, w.guest_id, 0, -coalesce(g.amount, w.provider, 0)
      from whose w left join gains g on g.transfer_id = w.id and g.account = 'guest:' || w.guest_id
      where w.seller_id is not null and w.guest_id is not null)
  select actor_id, guest_id, sum(earned) as earned, sum(spent) as spent from parts group by actor_id, guest_id
)`;

/** What {@link BookCheckQuery} selects from. */
export const booked = `(
  select t.key, t.kind, t.memo,
    coalesce(sum(e.amount) filter (where e.debit like 'guest:%'), 0)
      - coalesce(sum(e.amount) filter (where e.credit like 'guest:%'), 0) as guest,
    coalesce(sum(e.amount) filter (where e.debit like 'provider:%'), 0)
      - coalesce(sum(e.amount) filter (where e.credit like 'provider:%'), 0) as provider,
    coalesce(sum(e.amount) filter (where e.credit like 'performer:%'), 0)
      - coalesce(sum(e.amount) filter (where e.debit like 'performer:%'), 0) as performer
  from ledger.transfers t join ledger.entries e on e.transfer_id = t.id group by t.id
)`;

/** What holds whatever is sold. */
export const ledgerChecks: readonly BookCheckQuery[] = [
  {
    name: 'ledger.sumsToZero',
    proves: 'all books sum to zero over {n} accounts',
    sql: () => `select count(distinct name) as checked,
      case when coalesce(sum(balance), 0) <> 0 then array['All balances together are ' || sum(balance) || ', not 0.']
      else '{}' end as failures from ledger.accounts`,
  },
  {
    name: 'ledger.balancesAreEntries',
    proves: 'each balance is the sum of its entries, {n} accounts',
    sql: () => `with kept as (select name, sum(balance) as balance from ledger.accounts group by name),
      booked as (select account as name, sum(amount) as balance from ${sides} s group by account)
      select count(*) as checked, coalesce(array_agg(name || ' has ' || coalesce(kept.balance, 0) || ', its entries say '
        || coalesce(booked.balance, 0) || '.') filter (where coalesce(kept.balance, 0) <> coalesce(booked.balance, 0)), '{}')
        as failures from kept full join booked using (name)`,
  },
  {
    name: 'ledger.runningBalances',
    proves: 'each balance noted beside an entry follows from the one before, {n} noted',
    sql: () => `with steps as (select account, transfer_id, sum(amount) as amount, min(balance) as low, max(balance) as high
        from ${sides} s where balance is not null group by account, transfer_id),
      run as (select *, sum(amount) over (partition by account order by transfer_id) as expected from steps)
      select count(*) as checked, coalesce(array_agg('Transfer ' || transfer_id || ' notes ' || low || ' for ' || account
        || ', its entries so far say ' || expected || '.') filter (where low <> expected or high <> expected), '{}') as failures
      from run`,
  },
  {
    name: 'ledger.keysOnce',
    proves: 'no key was used twice, {n} transfers',
    sql: () => `select coalesce(sum(times), 0) as checked, coalesce(array_agg('The key ' || key || ' was used ' || times
        || ' times.') filter (where times > 1), '{}') as failures
      from (select key, count(*) as times from ledger.transfers group by key) keys`,
  },
  {
    name: 'ledger.contentsMatch',
    proves: 'each transfer still has the content it was booked with, {n} transfers',
    sql: () => `with sums as (select transfer_id, account, sum(amount) as amount from ${sides} s group by transfer_id, account),
      found as (select transfer_id, string_agg(account || '=' || amount, ',' order by account collate "C") as amounts
        from sums where amount <> 0 group by transfer_id),
      hashed as (select t.id, t.key, t.content, encode(sha256(convert_to(t.kind || '|' || coalesce(found.amounts, ''), 'UTF8')),
        'base64') as hash from ledger.transfers t left join found on found.transfer_id = t.id)
      select count(*) as checked, coalesce(array_agg('Transfer ' || id || ' (' || key || ') was booked with another content.')
        filter (where content <> translate(rtrim(hash, '='), '+/', '-_')), '{}') as failures from hashed`,
  },
  {
    name: 'ledger.transfersComplete',
    proves: 'each transfer has entries and each entry its transfer, {n} entries',
    sql: () => `select count(e.transfer_id) as checked, coalesce(array_agg(coalesce('Transfer ' || t.id || ' has no entries.',
        'An entry names transfer ' || e.transfer_id || ', which does not exist.')) filter (where t.id is null or e.transfer_id is null), '{}')
        as failures from ledger.transfers t full join ledger.entries e on e.transfer_id = t.id`,
  },
  {
    name: 'ledger.noneBelowFloor',
    proves: 'nobody is below zero but by a refund or chargeback, {n} accounts',
    sql: () => `select count(*) as checked, coalesce(array_agg(name || ' has ' || balance || ', below its floor of ' || floor || '.')
        filter (where balance < floor), '{}') as failures from ledger.accounts where floor is not null`,
  },
  {
    name: 'ledger.paidInIsEntries',
    proves: 'what each guest paid in is what the providers paid, {n} guests',
    sql: () => `with paid as (select account as name, sum(amount) as paid_in from ${sides} s
        where account like 'guest:%' and other like 'provider:%' group by account)
      select count(*) as checked, coalesce(array_agg(a.name || ' is noted with ' || a.paid_in || ' paid in, its entries say '
        || coalesce(paid.paid_in, 0) || '.') filter (where a.paid_in <> coalesce(paid.paid_in, 0)), '{}') as failures
      from ledger.accounts a left join paid using (name) where a.name like 'guest:%'`,
  },
  {
    name: 'ledger.worthIsEntries',
    proves: 'what guests brought performers is what the entries say, {n} rows',
    sql: () => `select count(w.actor_id) as checked, coalesce(array_agg('Guest ' || coalesce(w.guest_id, e.guest_id, 0)
        || ' is noted with ' || coalesce(w.earned, 0) || ' for performer ' || coalesce(w.actor_id, e.actor_id)
        || ', the entries say ' || coalesce(e.earned, 0) || '.')
        filter (where (coalesce(w.earned, 0), coalesce(w.spent, 0)) <> (coalesce(e.earned, 0), coalesce(e.spent, 0))), '{}') as failures
      from ledger.worth w full join ${worthOfEntries} e
        on e.actor_id = w.actor_id and coalesce(e.guest_id, 0) = coalesce(w.guest_id, 0)`,
  },
];
