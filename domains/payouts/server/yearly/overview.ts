import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { YearFigures, YearlyReport, YearOverview } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { yearlyReports } from '../tables.ts';
import { boundsOfYear, figuresOf } from './figures.ts';
import { sellersAfter, sellersOf } from './sellers.ts';

/** Sellers looked at for one page of who lacks something, and the most lots of them for an answer. */
const lookedAt = 100;
const mostLots = 5;
/** Reports of one year that are listed; each but the first says what has changed. */
const mostReports = 24;

/** The day by which the tax office has to have a year: 31 January of the next (annex V, section III A). */
export const deadlineOf = (year: number): string => `${year + 1}-01-31`;

async function reportsOf(executor: Executor, year: number): Promise<YearlyReport[]> {
  const count = (what: string) =>
    sql<string>`(select count(*) from payouts.yearly_sellers s where s.report_id = ${yearlyReports.id}
      and ${sql.raw(what)})`.mapWith(Number);
  const rows = await executor.orm
    .select({ report: yearlyReports, added: count("s.indic = 'OECD1'"), corrected: count("s.indic <> 'OECD1'") })
    .from(yearlyReports)
    .where(eq(yearlyReports.year, year))
    .orderBy(desc(yearlyReports.id))
    .limit(mostReports);
  return rows.map(({ report: { id, state, createdAt, done, leftOut }, added, corrected }) => ({
    ...{ id, state, madeAt: createdAt.getTime(), done, added, corrected, leftOut },
  }));
}

/** Who lacks something, from a payee on: names as operators know them. */
async function missingAfter(ctx: Context, executor: Executor, year: number, from: number) {
  const missing: YearOverview['missing'] = [];
  let after: number | null = from;
  for (let lot = 0; lot < mostLots && after !== null && missing.length === 0; lot += 1) {
    const ids: number[] = await sellersAfter(executor, year, after, lookedAt);
    for (const { payeeId, isReportable, missing: facts } of await sellersOf(ctx, executor, ids, year, false))
      if (isReportable && facts.length > 0)
        missing.push({
          accountId: payeeId,
          name: (await ctx.performers.actor(executor, payeeId))?.name ?? String(payeeId),
          facts: [...facts],
        });
    after = ids.length < lookedAt ? null : (ids.at(-1) ?? null);
  }
  return { missing, after };
}

const yearOf = (at: number): number => Number(dayOf(at).slice(0, 'yyyy'.length));

/** A year as the finance desk sees it; the one whose report is due where none is given. `after`: where the list of who lacks something goes on. */
export async function yearOverview(ctx: Context, given?: number, after = 0): Promise<YearOverview> {
  const { db, clock } = ctx.kit;
  const year = given ?? yearOf(clock.now()) - 1;
  const { from, to } = boundsOfYear(year);
  const { rows } = await db.orm.execute<{ sellers: string; paid: string | null }>(sql`
    select count(distinct payee_id) as sellers, sum(amount) as paid from payouts.items
    where state = 'paid' and paid_at >= ${new Date(from)} and paid_at < ${new Date(to)}`);
  return {
    ...{ year, deadline: deadlineOf(year), isOver: clock.now() >= to },
    ...{ sellers: Number(rows[0]?.sellers ?? 0), paid: Number(rows[0]?.paid ?? 0) },
    reports: await reportsOf(db, year),
    ...(await missingAfter(ctx, db, year, after)),
  };
}

/** What the tax office is told of somebody for this year and the last: the seller has a right to know (annex V, section III A 5). */
export async function ownYears(ctx: Context, accountId: number): Promise<{ years: YearFigures[] }> {
  const { db, clock } = ctx.kit;
  const thisYear = yearOf(clock.now());
  const years: YearFigures[] = [];
  for (const year of [thisYear, thisYear - 1]) {
    const quarters = (await figuresOf(ctx, db, [accountId], year)).get(accountId);
    if (quarters) years.push({ year, quarters });
  }
  return { years };
}
