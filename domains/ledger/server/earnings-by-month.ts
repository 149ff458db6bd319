import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import { performerAccount } from '../contract/accounts.ts';
import type { EarningsOfDayAndKind, EarningsOfMonth } from '../contract/earnings-by-month.ts';
import { monthsShown } from '../contract/earnings-by-month.ts';
import { entries } from './tables.ts';

/** The month that lies `count` months after one, `2026-11`. */
function monthsAfter(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + count)).toISOString().slice(0, 'yyyy-mm'.length);
}

/** When a month of the product's zone begins. */
const beginOf = (month: string): Date => new Date(beginOfDay(`${month}-01`));

/** Numbers of transfers rise with their times, but for those booked at the same moment on several processes, ms. */
const margin = 3_600_000;

/** The number from which on transfers are no older than an instant, found by halving: thirty looks at most, whatever was booked. */
const firstSince = (at: Date) => sql`(
  with recursive span as (
    select min(id) as low, max(id) + 1 as high from ledger.transfers
    union all
    select case when probe.at < ${at} then probe.id + 1 else low end, case when probe.at < ${at} then high else middle end
    from span, lateral (select (low + high) / 2 as middle) half,
      lateral (select id, at from ledger.transfers where id >= middle order by id limit 1) probe
    where low < high)
  select max(low) from span)`;

/** What moved an account between two instants: the account's entries among the transfers of that time, and no others. */
const moved = (actorId: number, from: Date, to: Date) => {
  const account = performerAccount(actorId);
  const side = (column: typeof entries.debit | typeof entries.credit, sign: string) => sql`
    select t.id, t.kind, t.at, ${sql.raw(sign)}e.amount as amount
    from ledger.entries e join ledger.transfers t on t.id = e.transfer_id, ends
    where ${sql.raw(`e.${column.name}`)} = ${account}
      and e.transfer_id >= ends.first and e.transfer_id < ends.last
      and t.at >= ${from} and t.at < ${to}`;
  return sql`
    with ends as materialized (select
      ${firstSince(new Date(from.getTime() - margin))} as first, ${firstSince(new Date(to.getTime() + margin))} as last),
    moved as (${side(entries.credit, '')} union all ${side(entries.debit, '-')})`;
};

/** What months brought a performer, the latest first: those before `before`, else up to the one of `now` (epoch ms). */
export async function earningsByMonth(
  executor: Executor,
  actorId: number,
  now: number,
  before?: string,
): Promise<{ months: EarningsOfMonth[]; before: string | null }> {
  const end = before ?? monthsAfter(dayOf(now).slice(0, 'yyyy-mm'.length), 1);
  const first = monthsAfter(end, -monthsShown);
  const { rows } = await executor.orm.execute<{ month: string; amount: string }>(sql`
    ${moved(actorId, beginOf(first), beginOf(end))}
    select to_char(at at time zone ${productTimeZone}, 'YYYY-MM') as month, sum(amount) as amount
    from moved group by 1 order by 1 desc`);
  const oldest = await executor.orm.execute<{ at: string }>(sql`
    select t.at from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
    where e.credit = ${performerAccount(actorId)} order by e.transfer_id limit 1`);
  const began = oldest.rows[0] && new Date(oldest.rows[0].at);
  return {
    months: rows.map(({ month, amount }) => ({ month, amount: Number(amount) })),
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
