import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { OwnMoney } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { dayMs } from '../context.ts';
import { livingAccounts, payeesOf } from '../payee/rows.ts';
import { usableFrom } from '../payee/view.ts';
import { studioNames } from '../port.ts';
import { sharesOf } from '../shares/shares.ts';
import { items } from '../tables.ts';
import { centsOf } from './amounts.ts';
import { reckon } from './reckon.ts';
import { nextDue } from './rhythm.ts';
import { heldFrom, standingsOf } from './standing.ts';

/** Somebody's money as it stands now. */
export async function ownMoney(ctx: Context, executor: Executor, accountId: number): Promise<OwnMoney> {
  const { kit, settings } = ctx;
  const now = kit.clock.now();
  const standing = (await standingsOf(ctx, executor, [accountId], heldFrom(ctx))).get(accountId);
  if (standing === undefined) throw new Error('Everybody stands somewhere.');
  const payee = (await payeesOf(executor, [accountId])).get(accountId);
  const account = (await livingAccounts(executor, [accountId])).get(accountId);
  const reckoned = reckon(ctx, standing, payee, account);
  const restsUntil = account ? usableFrom(ctx, account) : 0;
  const shares = (await sharesOf(executor, [accountId], now)).get(accountId) ?? [];
  const names = await kit.extensions.only(studioNames)?.(
    executor,
    shares.map(({ studioId }) => studioId),
  );
  return {
    today: dayOf(now),
    earned: centsOf(standing.ownCoins + standing.studioCoins),
    held: centsOf(standing.heldCoins),
    releases: await releasesOf(ctx, executor, accountId, standing.heldCoins),
    payable: Math.max(0, reckoned.amount),
    carriedOver: standing.carried,
    onTheWay: standing.onTheWay,
    paidThisYear: await paidSince(executor, accountId, beginOfDay(`${dayOf(now).slice(0, 'yyyy'.length)}-01-01`)),
    minimum: settings.PAYOUT_MINIMUM,
    holdDays: settings.PAYOUT_HOLD_DAYS,
    nextRun: nextDue(now, settings.PAYOUT_RHYTHM),
    withheld: [...reckoned.withheld],
    accountRestsUntil: restsUntil > now ? restsUntil : null,
    shares: shares.map((share) => ({ ...share, studio: names?.get(share.studioId) ?? String(share.studioId) })),
  };
}

/** What was earned in each day of the hold time, on the day on which it becomes payable. */
async function releasesOf(
  ctx: Context,
  executor: Executor,
  accountId: number,
  heldCoins: number,
): Promise<OwnMoney['releases']> {
  const { settings, kit } = ctx;
  const today = dayOf(kit.clock.now());
  if (heldCoins === 0) return [];
  const days = Array.from({ length: settings.PAYOUT_HOLD_DAYS + 1 }, (_, at) =>
    daysBefore(today, settings.PAYOUT_HOLD_DAYS - at),
  );
  const from = heldFrom(ctx);
  const spans = days.map((day) => {
    const begin = beginOfDay(day);
    return { from: Math.max(from, begin), to: Math.max(from, begin + dayMs) };
  });
  const earned = await ctx.ledger.earnedIn(executor, accountId, spans);
  return days.flatMap((day, at) => {
    const amount = centsOf(earned[at]?.total ?? 0);
    return amount === 0 ? [] : [{ day: daysBefore(day, -settings.PAYOUT_HOLD_DAYS), amount }];
  });
}

async function paidSince({ orm }: Executor, payeeId: number, since: number): Promise<number> {
  const [row] = await orm
    .select({ amount: sql<string | null>`sum(${items.amount})` })
    .from(items)
    .where(and(eq(items.payeeId, payeeId), eq(items.state, 'paid'), gte(items.paidAt, new Date(since))));
  return Number(row?.amount ?? 0);
}
