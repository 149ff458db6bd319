import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import { payoutOwners, performerAccount } from '../contract/accounts.ts';
import type {
  EarningsOfDayAndKind,
  EarningsOfKind,
  EarningsOfMonth,
  EarningsOfToday,
} from '../contract/earnings-by-month.ts';
import { monthsShown } from '../contract/earnings-by-month.ts';
import { startOfDay } from './business-day.ts';
import { beginOf, monthsAfter, numbersBetween } from './months.ts';
import { entries } from './tables.ts';

/** What a performer's account earned and lost between two instants: its entries among the transfers of that time but payouts, and no others. */
export const moved = (actorId: number, from: Date, to: Date) => {
  const account = performerAccount(actorId);
  const onTheWay = sql.raw(`'^(?:${payoutOwners.join('|')}):'`);
  const side = (
    column: typeof entries.debit | typeof entries.credit,
    other: typeof entries.debit | typeof entries.credit,
    sign: string,
  ) => sql`
    select t.id, t.kind, t.at, ${sql.raw(sign)}e.amount as amount
    from ledger.entries e join ledger.transfers t on t.id = e.transfer_id, ends
    where ${sql.raw(`e.${column.name}`)} = ${account} and ${sql.raw(`e.${other.name}`)} !~ ${onTheWay}
      and e.transfer_id >= ends.first and e.transfer_id < ends.last
      and t.at >= ${from} and t.at < ${to}`;
  const { first, last } = numbersBetween(from, to);
  return sql`
    with ends as materialized (select ${first} as first, ${last} as last),
    moved as (${side(entries.credit, entries.debit, '')} union all ${side(entries.debit, entries.credit, '-')})`;
};

/** Clocks of processes differ; what one of them books just now is within it, ms. */
export const ahead = 60_000;

/** What an instant and all that followed until `now` brought a performer, by kind. Epoch ms. */
export async function earningsSince(
  executor: Executor,
  actorId: number,
  since: number,
  now: number,
): Promise<{ total: number; kinds: EarningsOfKind[] }> {
  const { rows } = await executor.orm.execute<{ kind: string; count: string; amount: string }>(sql`
    ${moved(actorId, new Date(since), new Date(now + ahead))}
    select kind, count(distinct id) as count, sum(amount) as amount from moved group by 1 order by 1`);
  const kinds = rows.map(({ kind, count, amount }) => ({ kind, amount: Number(amount), count: Number(count) }));
  return { total: kinds.reduce((sum, { amount }) => sum + amount, 0), kinds };
}

/** What months brought a performer, the latest first: those before `before`, else up to the one of `now` (epoch ms). */
export async function earningsByMonth(
  executor: Executor,
  actorId: number,
  now: number,
  before?: string,
): Promise<{ months: EarningsOfMonth[]; today: EarningsOfToday; before: string | null }> {
  const end = before ?? monthsAfter(dayOf(now).slice(0, 'yyyy-mm'.length), 1);
  const first = monthsAfter(end, -monthsShown);
  const since = startOfDay(now);
  const { rows } = await executor.orm.execute<{ month: string; amount: string; today: string }>(sql`
    ${moved(actorId, beginOf(first), beginOf(end))}
    select to_char(at at time zone ${productTimeZone}, 'YYYY-MM') as month, sum(amount) as amount,
      coalesce(sum(amount) filter (where at >= ${new Date(since)}), 0) as today
    from moved group by 1 order by 1 desc`);
  const oldest = await executor.orm.execute<{ at: string }>(sql`
    select t.at from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
    where e.credit = ${performerAccount(actorId)} order by e.transfer_id limit 1`);
  const began = oldest.rows[0] && new Date(oldest.rows[0].at);
  return {
    months: rows.map(({ month, amount }) => ({ month, amount: Number(amount) })),
    today: { since, total: rows.reduce((sum, { today }) => sum + Number(today), 0) },
    before: began && began < beginOf(first) ? first : null,
  };
}

/** What a month brought a performer, by day and kind, the first day first. */
export async function earningsOfMonth(
  executor: Executor,
  actorId: number,
  month: string,
): Promise<EarningsOfDayAndKind[]> {
  const { rows } = await executor.orm.execute<{ day: string; kind: string; count: string; amount: string }>(sql`
    ${moved(actorId, beginOf(month), beginOf(monthsAfter(month, 1)))}
    select to_char(at at time zone ${productTimeZone}, 'YYYY-MM-DD') as day, kind,
      count(distinct id) as count, sum(amount) as amount
    from moved group by 1, 2 order by 1, 2`);
  return rows.map(({ day, kind, count, amount }) => ({ day, kind, count: Number(count), amount: Number(amount) }));
}
