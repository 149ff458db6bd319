import { and, asc, eq, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Call } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { assertPlatform } from '../files/platform.ts';
import { openText, sealText } from '../payee/sealed.ts';
import { lotSize } from '../runs/rows.ts';
import { yearlyReports, yearlySellers } from '../tables.ts';
import { boundsOfYear } from './figures.ts';
import { digestOf, sellersAfter, sellersOf } from './sellers.ts';

/** What is sealed of a seller is bound to report and payee. */
export const aboutOf = (reportId: number, payeeId: number): string => `${reportId}:${payeeId}`;

/** Begins the report of a year that is over. @throws Problem payouts_year_goes_on, payouts_year_is_made, payouts_platform_unset */
export async function makeYear(ctx: Context, call: Call<AccountCaller>, year: number): Promise<{ reportId: number }> {
  const { kit } = ctx;
  assertPlatform(ctx);
  const now = kit.clock.now();
  if (now < boundsOfYear(year).to) throw new Problem(contract.yearGoesOn);
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'payouts.year', year);
    const open = and(eq(yearlyReports.year, year), eq(yearlyReports.state, 'building'));
    if ((await tx.orm.$count(yearlyReports, open)) > 0) throw new Problem(contract.yearIsMade);
    const [report] = await tx.orm
      .insert(yearlyReports)
      .values({ year, madeBy: call.caller.accountId, createdAt: new Date(now) })
      .returning({ id: yearlyReports.id });
    const reportId = (report as { id: number }).id;
    await kit.jobs.send(tx, contract.buildYear, { reportId });
    await audit(tx, {
      call,
      at: now,
      operation: 'payouts.makeYear',
      subject: `payoutYear:${year}`,
      input: { reportId },
    });
    return { reportId };
  });
}

/** What was told of some payees for a year the last time, whichever report told it. */
async function toldBefore(tx: Tx, year: number, ids: readonly number[]) {
  const { rows } = await tx.orm.execute<{
    payee_id: string;
    report_id: number;
    indic: string;
    digest: string;
    sealed: string;
  }>(sql`
    select distinct on (payee_id) payee_id, report_id, indic, digest, sealed from payouts.yearly_sellers
    where year = ${year} and payee_id = any(${sql.param([...ids])}::bigint[]) order by payee_id, report_id desc`);
  return new Map(rows.map((row) => [Number(row.payee_id), row]));
}

/** Writes down what a report says of the next lot of sellers. Answers whether there may be more. */
export async function yearLot(ctx: Context, reportId: number): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    const [report] = await tx.orm.select().from(yearlyReports).where(eq(yearlyReports.id, reportId)).for('update');
    if (report?.state !== 'building') return false;
    const { year } = report;
    const ids = await sellersAfter(tx, year, report.cursor, lotSize);
    const last = ids.at(-1);
    if (last === undefined) {
      await tx.orm.update(yearlyReports).set({ state: 'ready' }).where(eq(yearlyReports.id, reportId));
      return false;
    }
    const before = await toldBefore(tx, year, ids);
    const rows: (typeof yearlySellers.$inferInsert)[] = [];
    let leftOut = 0;
    for (const { payeeId, isReportable, facts } of await sellersOf(ctx, tx, ids, year)) {
      const told = before.get(payeeId);
      const stands = told !== undefined && told.indic !== 'OECD3' ? told : null;
      const base = { reportId, payeeId, year, correctsId: stands?.report_id ?? null };
      if (isReportable && facts === null) leftOut += 1;
      else if (isReportable && facts !== null) {
        const digest = digestOf(facts);
        if (stands?.digest === digest) continue;
        const sealed = sealText(ctx.kit, 'year', aboutOf(reportId, payeeId), JSON.stringify(facts));
        rows.push({ ...base, indic: stands ? 'OECD2' : 'OECD1', digest, sealed });
      } else if (stands) {
        // Taken back as it was told: who was paid nothing after all.
        const text = openText(ctx.kit, 'year', aboutOf(stands.report_id, payeeId), stands.sealed);
        const sealed = sealText(ctx.kit, 'year', aboutOf(reportId, payeeId), text);
        rows.push({ ...base, indic: 'OECD3', digest: stands.digest, sealed });
      }
    }
    if (rows.length > 0) await tx.orm.insert(yearlySellers).values(rows);
    await tx.orm
      .update(yearlyReports)
      .set({ cursor: last, done: report.done + ids.length, leftOut: report.leftOut + leftOut })
      .where(eq(yearlyReports.id, reportId));
    return true;
  });
}

/** Reports whose work in the background is not done. */
export const unfinishedYears = ({ orm }: Pick<Tx, 'orm'>) =>
  orm
    .select({ id: yearlyReports.id })
    .from(yearlyReports)
    .where(eq(yearlyReports.state, 'building'))
    .orderBy(asc(yearlyReports.id));
