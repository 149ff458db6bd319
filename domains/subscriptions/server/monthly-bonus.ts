import { and, eq, gt, isNull } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { guestAccount, houseRevenue } from '#domains/ledger/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { noBonusWaits } from '../contract/problems.ts';
import { monthlyBonusTaken } from '../contract/pushes.ts';
import { monthlyBonusBack, monthlyBonusGiven } from '../contract/transfers.ts';
import type { Context } from './deps.ts';
import { oneAtATime } from './store.ts';
import { bonuses, plans, subscriptions } from './tables.ts';

/** Coins that wait for a guest, and for which month of which subscription. `until`: when that month ends, epoch ms. */
export interface WaitingBonus {
  /** Hundredths of a coin. */
  readonly coins: number;
  readonly until: number;
  readonly subscriptionId: number;
  readonly month: number;
}

/**
 * The coins that wait for a guest; null: none. One bonus for each month that was paid, as long as it runs: not during a trial, not
 * on days that were given, not while a payment fails.
 */
export async function bonusOf({ orm }: Executor, guestId: number, now: number): Promise<WaitingBonus | null> {
  const taken = and(eq(bonuses.subscriptionId, subscriptions.id), eq(bonuses.month, subscriptions.paid));
  const [row] = await orm
    .select({
      coins: plans.monthlyBonus,
      status: subscriptions.status,
      until: subscriptions.until,
      subscriptionId: subscriptions.id,
      month: subscriptions.paid,
    })
    .from(subscriptions)
    .innerJoin(plans, and(eq(plans.kind, 'vip'), eq(plans.actorId, 0), eq(plans.tier, 0)))
    .leftJoin(bonuses, taken)
    .where(
      and(
        eq(subscriptions.guestId, guestId),
        eq(subscriptions.kind, 'vip'),
        isNull(subscriptions.endedAt),
        gt(subscriptions.until, new Date(now)),
        gt(subscriptions.paid, 0),
        isNull(bonuses.month),
      ),
    );
  if (!row || row.coins === 0 || row.status === 'grace') return null;
  const { coins, until, subscriptionId, month } = row;
  return { coins, until: until.getTime(), subscriptionId, month };
}

/** Gives a VIP the coins of the month they paid, once. @throws Problem no_monthly_bonus, age_underage for whose account is closed */
export async function collectBonus(ctx: Context, guestId: number): Promise<{ coins: number }> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    await oneAtATime(tx, guestId);
    const now = clock.now();
    const bonus = await bonusOf(tx, guestId, now);
    if (!bonus) throw new Problem(noBonusWaits);
    await assertMoney(ctx.kit, tx, guestId, 'receive');
    const { coins, subscriptionId, month } = bonus;
    await tx.orm.insert(bonuses).values({ guestId, subscriptionId, month, coins, at: new Date(now) });
    await ctx.ledger.post(tx, {
      key: `monthly-bonus:${subscriptionId}-${month}`,
      kind: monthlyBonusGiven,
      entries: [
        { account: guestAccount(guestId), amount: coins },
        { account: houseRevenue, amount: -coins },
      ],
      memo: { guestId },
    });
    ctx.notices.changed(tx, guestId);
    tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, monthlyBonusTaken, { coins }));
    return { coins };
  });
}

/** The money of a month went back whole, and with it the bonus that came with it: nobody has both. Once. */
export async function takeBonusBack(
  { ledger }: Pick<Context, 'ledger'>,
  tx: Tx,
  subscriptionId: number,
  month: number,
): Promise<void> {
  const its = and(eq(bonuses.subscriptionId, subscriptionId), eq(bonuses.month, month), eq(bonuses.takenBack, 0));
  const [row] = await tx.orm.select().from(bonuses).where(its).for('update');
  if (!row) return;
  const { guestId, coins } = row;
  await tx.orm.update(bonuses).set({ takenBack: coins }).where(its);
  await ledger.post(tx, {
    key: `monthly-bonus:${subscriptionId}-${month}:back`,
    kind: monthlyBonusBack,
    entries: [
      { account: guestAccount(guestId), amount: -coins },
      { account: houseRevenue, amount: coins },
    ],
    memo: { guestId },
  });
}
