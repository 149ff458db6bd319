import type { bookCheckNames } from '../contract/verification.ts';

/** A check as one query over the whole books: `checked` counts what it looked at, `failures` says what is wrong. */
interface Check {
  readonly name: (typeof bookCheckNames)[number];
  /** What is proven, for `npm run ledger:verify`; `{n}` is the count. */
  readonly proves: string;
  readonly sql: string;
}

/** Both sides of every entry as the accounts see them. */
const sides = `(
  select transfer_id, credit as account, amount, credit_balance as balance, debit as other from ledger.entries
  union all
  select transfer_id, debit, -amount, debit_balance, credit from ledger.entries
)`;

export const checks: readonly Check[] = [
  {
    name: 'sumsToZero',
    proves: 'all books sum to zero over {n} accounts',
    sql: `select count(distinct name) as checked,
      case when coalesce(sum(balance), 0) <> 0 then array['All balances together are ' || sum(balance) || ', not 0.']
      else '{}' end as failures from ledger.accounts`,
  },
  {
    name: 'balancesAreEntries',
    proves: 'each balance is the sum of its entries, {n} accounts',
    sql: `with kept as (select name, sum(balance) as balance from ledger.accounts group by name),
      booked as (select account as name, sum(amount) as balance from ${sides} s group by account)
      select count(*) as checked, coalesce(array_agg(name || ' has ' || coalesce(kept.balance, 0) || ', its entries say '
        || coalesce(booked.balance, 0) || '.') filter (where coalesce(kept.balance, 0) <> coalesce(booked.balance, 0)), '{}')
        as failures from kept full join booked using (name)`,
  },
  {
    name: 'runningBalances',
    proves: 'each balance noted beside an entry follows from the one before, {n} noted',
    sql: `with steps as (select account, transfer_id, sum(amount) as amount, min(balance) as low, max(balance) as high
        from ${sides} s where balance is not null group by account, transfer_id),
      run as (select *, sum(amount) over (partition by account order by transfer_id) as expected from steps)
      select count(*) as checked, coalesce(array_agg('Transfer ' || transfer_id || ' notes ' || low || ' for ' || account
        || ', its entries so far say ' || expected || '.') filter (where low <> expected or high <> expected), '{}') as failures
      from run`,
  },
  {
    name: 'keysOnce',
    proves: 'no key was used twice, {n} transfers',
    sql: `select coalesce(sum(times), 0) as checked, coalesce(array_agg('The key ' || key || ' was used ' || times
        || ' times.') filter (where times > 1), '{}') as failures
      from (select key, count(*) as times from ledger.transfers group by key) keys`,
  },
  {
    name: 'contentsMatch',
    proves: 'each transfer still has the content it was booked with, {n} transfers',
    sql: `with sums as (select transfer_id, account, sum(amount) as amount from ${sides} s group by transfer_id, account),
      found as (select transfer_id, string_agg(account || '=' || amount, ',' order by account collate "C") as amounts
        from sums where amount <> 0 group by transfer_id),
      hashed as (select t.id, t.key, t.content, encode(sha256(convert_to(t.kind || '|' || coalesce(found.amounts, ''), 'UTF8')),
        'base64') as hash from ledger.transfers t left join found on found.transfer_id = t.id)
      select count(*) as checked, coalesce(array_agg('Transfer ' || id || ' (' || key || ') was booked with another content.')
        filter (where content <> translate(rtrim(hash, '='), '+/', '-_')), '{}') as failures from hashed`,
  },
  {
    name: 'transfersComplete',
    proves: 'each transfer has entries and each entry its transfer, {n} entries',
    sql: `select count(e.transfer_id) as checked, coalesce(array_agg(coalesce('Transfer ' || t.id || ' has no entries.',
        'An entry names transfer ' || e.transfer_id || ', which does not exist.')) filter (where t.id is null or e.transfer_id is null), '{}')
        as failures from ledger.transfers t full join ledger.entries e on e.transfer_id = t.id`,
  },
  {
    name: 'noneBelowFloor',
    proves: 'nobody is below zero but by a refund or chargeback, {n} accounts',
    sql: `select count(*) as checked, coalesce(array_agg(name || ' has ' || balance || ', below its floor of ' || floor || '.')
        filter (where balance < floor), '{}') as failures from ledger.accounts where floor is not null`,
  },
  {
    name: 'paidInIsEntries',
    proves: 'what each guest paid in is what the providers paid, {n} guests',
    sql: `with paid as (select account as name, sum(amount) as paid_in from ${sides} s
        where account like 'guest:%' and other like 'provider:%' group by account)
      select count(*) as checked, coalesce(array_agg(a.name || ' is noted with ' || a.paid_in || ' paid in, its entries say '
        || coalesce(paid.paid_in, 0) || '.') filter (where a.paid_in <> coalesce(paid.paid_in, 0)), '{}') as failures
      from ledger.accounts a left join paid using (name) where a.name like 'guest:%'`,
  },
  {
    name: 'minutesOnce',
    proves: 'every paid chat minute was booked once, {n} minutes',
    sql: `select coalesce(sum(times), 0) as checked, coalesce(array_agg(case when chat is null or minute is null
          then times || ' paid minutes do not say which they are.'
          else 'Minute ' || minute || ' of chat ' || chat || ' was booked ' || times || ' times.' end)
        filter (where times > 1 or chat is null or minute is null), '{}') as failures
      from (select memo ->> 'chatId' as chat, memo ->> 'minute' as minute, count(*) as times
        from ledger.transfers where kind = 'chatMinute' group by 1, 2) minutes`,
  },
];
