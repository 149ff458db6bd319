import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import type { QuarterFigures } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { centsOf } from '../money/amounts.ts';

/** When a year begins and ends in the product's zone, epoch ms. */
export const boundsOfYear = (year: number) => ({
  from: beginOfDay(`${year}-01-01`),
  to: beginOfDay(`${year + 1}-01-01`),
});

/** Which quarter of its year a moment is in: 0 to 3. */
export const quarterOf = (at: number): number => Math.floor((Number(dayOf(at).slice(5, 7)) - 1) / 3);

const nothing = (): QuarterFigures => ({ paid: 0, fees: 0, taxes: 0, activities: 0 });

/**
 * What some payees were paid in a year, by the quarter of payment, with what the platform kept of the sales behind it and how many those
 * were: the sales between the payout before and this one (Directive (EU) 2021/514, annex V, section III B). What came back from a bank
 * was not paid. Who was paid nothing is left out; without `hasSales` the sales are not looked for. Euro cents.
 */
export async function figuresOf(
  ctx: Context,
  executor: Executor,
  ids: readonly number[],
  year: number,
  hasSales = true,
): Promise<Map<number, QuarterFigures[]>> {
  if (ids.length === 0) return new Map();
  const { from, to } = boundsOfYear(year);
  const { rows } = await executor.orm.execute<{
    payee_id: string;
    paid_at: Date;
    amount: string;
    studio_coins: string;
    until: Date;
    since: Date | null;
  }>(sql`
    select i.payee_id, i.paid_at, i.amount, i.studio_coins, r.until, (
      select max(before.until) from payouts.items b join payouts.runs before on before.id = b.run_id
      where b.payee_id = i.payee_id and b.state not in ('dropped', 'returned') and before.until < r.until) as since
    from payouts.items i join payouts.runs r on r.id = i.run_id
    where i.payee_id = any(${sql.param([...ids])}::bigint[]) and i.state = 'paid'
      and i.paid_at >= ${new Date(from)} and i.paid_at < ${new Date(to)}`);
  const sold = await ctx.ledger.soldIn(
    executor,
    (hasSales ? rows : []).map((row) => ({
      actorId: Number(row.payee_id),
      from: row.since === null ? 0 : new Date(row.since).getTime(),
      to: new Date(row.until).getTime(),
    })),
  );
  const found = new Map<number, QuarterFigures[]>();
  for (const [at, row] of rows.entries()) {
    const id = Number(row.payee_id);
    const quarters = found.get(id) ?? [nothing(), nothing(), nothing(), nothing()];
    found.set(id, quarters);
    const quarter = quarters[quarterOf(new Date(row.paid_at).getTime())] as QuarterFigures;
    quarter.paid += Number(row.amount);
    quarter.fees += Math.max(0, centsOf(sold[at]?.kept ?? 0));
    // What a studio gets of its performers' sales is one more activity of that payout.
    quarter.activities += (sold[at]?.count ?? 0) + (Number(row.studio_coins) > 0 ? 1 : 0);
  }
  return found;
}
