import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { performerAccount } from '../contract/accounts.ts';
import { formatCoins } from '../contract/coins.ts';
import type { PerformerEarnings } from '../contract/routes.ts';
import { balance } from './balance.ts';
import { startOfDay } from './business-day.ts';
import { earningsSince } from './earnings-by-month.ts';
import { earnedIn } from './earnings-statistics.ts';
import { beginOf } from './months.ts';

/** What a performer has and what today (of the product's time zone) brought, by kind. `now` in epoch ms. */
export async function earnings(
  executor: Executor,
  actorId: number,
  now: number,
  language: string,
): Promise<PerformerEarnings> {
  const since = startOfDay(now);
  const coins = await balance(executor, performerAccount(actorId));
  return {
    balance: coins,
    balanceFormatted: formatCoins(coins, language),
    today: { since, ...(await earningsSince(executor, actorId, since, now)) },
  };
}

/** What today and this month (of the product's time zone) brought a performer, of one moment. `now` in epoch ms. */
export async function earnedToday(
  executor: Executor,
  actorId: number,
  now: number,
): Promise<{ today: number; month: number }> {
  const month = beginOf(dayOf(now).slice(0, 'yyyy-mm'.length)).getTime();
  const spans = [startOfDay(now), month].map((from) => ({ from, to: null }));
  const [today, whole] = await earnedIn(executor, actorId, spans, now);
  return { today: today?.total ?? 0, month: whole?.total ?? 0 };
}
