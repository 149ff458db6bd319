import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Benefit, RemainingCode } from '../contract/index.ts';
import { bonusCodeRedeemed, isTopUpKind, plainCode, stepFor, topUpCoins } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { giveCoins, kindsOf } from './kinds.ts';
import { codes, redemptions } from './tables.ts';

/** A top-up that was begun before midnight is paid after it: what was shown still counts, ms. */
const grace = 24 * 3_600_000;

/** A top-up that was paid, as payments tell of it. */
export interface PaidTopUp {
  readonly orderId: string;
  readonly guestId: number;
  readonly euroCents: number;
  /** Hundredths. */
  readonly coins: number;
}

/**
 * Adds to a top-up what a redeemed code promised for it: the oldest that waits, one code for one top-up. A top-up that
 * reaches no stage leaves it waiting. Told twice, it is added once.
 */
export async function addToTopUp(ctx: Context, tx: Tx, topUp: PaidTopUp): Promise<void> {
  const { guestId, orderId } = topUp;
  const [before] = await tx.orm
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(eq(redemptions.orderId, orderId))
    .limit(1);
  if (before) return;
  const since = new Date(ctx.kit.clock.now() - grace);
  const waiting = await tx.orm
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.guestId, guestId), eq(redemptions.state, 'waiting'), gt(redemptions.waitsUntil, since)))
    .orderBy(asc(redemptions.id))
    .for('update');
  for (const row of waiting) {
    const gave = await giveAll(ctx, tx, row, topUp);
    if (!gave.any) continue;
    await tx.orm
      .update(redemptions)
      .set({ state: 'done', orderId, coins: row.coins + gave.coins, worth: row.worth + gave.worth })
      .where(eq(redemptions.id, row.id));
    const [code] = row.codeId ? await tx.orm.select().from(codes).where(eq(codes.id, row.codeId)) : [];
    const told = { code: code?.code ?? '', benefits: [...row.benefits], waitsForTopUp: false, coins: gave.coins };
    tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, bonusCodeRedeemed, told));
    return;
  }
}

async function giveAll(
  ctx: Context,
  tx: Tx,
  { id, guestId, benefits }: { readonly id: number; readonly guestId: number; readonly benefits: readonly Benefit[] },
  topUp: PaidTopUp,
): Promise<{ any: boolean; coins: number; worth: number }> {
  let [any, coins, worth] = [false, 0, 0];
  for (const [place, benefit] of benefits.entries()) {
    const key = `bonus-code:${id}:${place}`;
    const amount = topUpCoins(benefit, topUp);
    coins += await giveCoins(ctx, tx, { guestId, key, amount });
    any ||= amount > 0;
    const step = benefit.kind === 'topUpGiftStaggered' ? stepFor(benefit.steps, topUp.euroCents) : null;
    if (!step) continue;
    const gift: Benefit = { kind: 'messengerGift', amount: step.amount, id: step.id, steps: [] };
    const kind = kindsOf(ctx).get('messengerGift');
    worth += (await kind?.worth?.(tx, gift)) ?? 0;
    await kind?.give(tx, { guestId, benefit: gift, key });
    any = true;
  }
  return { any, coins, worth };
}

const waitingOf = ({ orm }: Executor, guestId: number, now: number) =>
  orm
    .select({ code: codes.code, plain: codes.plain, benefits: redemptions.benefits, until: redemptions.waitsUntil })
    .from(redemptions)
    .innerJoin(codes, eq(codes.id, redemptions.codeId))
    .where(
      and(
        eq(redemptions.guestId, guestId),
        eq(redemptions.state, 'waiting'),
        gt(redemptions.waitsUntil, new Date(now)),
      ),
    )
    .orderBy(desc(redemptions.id));

/** Codes of a guest that wait for a top-up, the latest first, each with what is still to come of it. */
export async function remainingCodes(executor: Executor, guestId: number, now: number): Promise<RemainingCode[]> {
  const rows = await waitingOf(executor, guestId, now).limit(100);
  return rows.map(({ code, benefits, until }) => ({
    code,
    benefits: benefits.filter(({ kind }) => isTopUpKind(kind)),
    validTo: (until?.getTime() ?? now) - 1,
  }));
}

/** Whether an instance of a code waits for a top-up of its guest. */
export async function hasWaiting(executor: Executor, guestId: number, text: string, now: number): Promise<boolean> {
  const rows = await waitingOf(executor, guestId, now);
  return rows.some(({ plain }) => plain === plainCode(text));
}
