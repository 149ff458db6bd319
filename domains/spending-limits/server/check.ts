import { sql } from 'drizzle-orm';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import type { SpendingLimit } from '#domains/sales/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { LimitPeriod } from '../contract/index.ts';
import { limitMet, limitReached } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { periodsAt } from './periods.ts';

/** What stands against a payment, read and counted in one statement. Sums in hundredths of a coin, limits in euro cents. */
interface Found {
  readonly day: string;
  readonly week: string;
  readonly month: string;
  readonly day_limit: string | null;
  readonly week_limit: string | null;
  readonly month_limit: string | null;
}

const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/**
 * Asks the limits of a guest about a payment. `counts`: it is counted for the day as well; its row is locked until the transaction
 * ends, so that two payments at once never both find room. The sums hold the payment in either case.
 */
async function ask(executor: Executor, guestId: number, coins: number, now: number, counts: boolean): Promise<Found> {
  const at = new Date(now).toISOString();
  const today = dayOf(now);
  const { week, month } = periodsAt(now);
  const first = week.first < month.first ? week.first : month.first;
  const counted = counts
    ? sql`insert into spending_limits.spent as s (guest_id, day, coins) values (${guestId}, ${today}, ${coins})
          on conflict (guest_id, day) do update set coins = s.coins + excluded.coins returning s.coins`
    : sql`select coalesce((select s.coins from spending_limits.spent s where s.guest_id = ${guestId} and s.day = ${today}), 0)
          + ${coins}::bigint as coins`;
  const { rows } = await executor.orm.execute<Found & Record<string, unknown>>(sql`
    with counted as (${counted}),
    before as (
      select coalesce(sum(coins) filter (where day >= ${week.first}), 0) as week,
             coalesce(sum(coins) filter (where day >= ${month.first}), 0) as month
        from spending_limits.spent where guest_id = ${guestId} and day >= ${first} and day < ${today}),
    own as (
      select period, case when pending_from <= ${at}::timestamptz then pending_cents else euro_cents end as cents
        from spending_limits.limits where guest_id = ${guestId})
    select counted.coins as day, counted.coins + before.week as week, counted.coins + before.month as month,
      (select cents from own where period = 'day') as day_limit,
      (select cents from own where period = 'week') as week_limit,
      (select cents from own where period = 'month') as month_limit
      from counted, before`);
  return rows[0] as Found;
}

/** What stands against it; null: nothing. */
function refusalOf(found: Found, now: number): Problem | null {
  for (const period of periods) {
    const limit = found[`${period}_limit`];
    if (limit === null || euroCentsForCoins(Number(found[period])) <= Number(limit)) continue;
    return new Problem(limitReached, {
      data: { period, euroCents: Number(limit), endsAt: periodsAt(now)[period].endsAt },
    });
  }
  return null;
}

/** The limits as sales asks them: in the transaction of every payment, of whatever is sold. */
export function ownLimits({ kit }: Pick<Context, 'kit'>): SpendingLimit {
  const { clock, realtime } = kit;
  const tell = (guestId: number, problem: Problem): void => {
    const { period } = problem.data as { period: LimitPeriod };
    realtime.publish(`guest:${guestId}`, limitMet, { period });
  };
  return {
    async check(tx, buyerId, coins) {
      const now = clock.now();
      const refusal = refusalOf(await ask(tx, buyerId, coins, now, true), now);
      if (!refusal) return;
      tx.afterCommit(() => tell(buyerId, refusal));
      throw refusal;
    },
    async look(executor, buyerId, coins) {
      const now = clock.now();
      // Whoever asks says it in their answer; what ends by itself, in the middle, is what pages are told of.
      return refusalOf(await ask(executor, buyerId, coins, now, false), now);
    },
    async givenBack(tx, buyerId, coins, paidAt) {
      await tx.client.query(
        'update spending_limits.spent set coins = greatest(0, coins - $3) where guest_id = $1 and day = $2',
        [buyerId, dayOf(paidAt), coins],
      );
    },
  };
}
