import type { Executor } from '#kit/db/db.ts';
import { performerAccount } from '../contract/accounts.ts';
import { formatCoins } from '../contract/coins.ts';
import type { PerformerEarnings } from '../contract/routes.ts';
import { balance } from './balance.ts';
import { startOfDay } from './business-day.ts';
import { earningsSince } from './earnings-by-month.ts';

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
