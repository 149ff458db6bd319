import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { closingOf } from '#domains/access/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Benefit, RemainingCode } from '../contract/index.ts';
import { bonusCodeRedeemed, isTopUpKind, plainCode, stepFor, topUpCoins } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { kindsOf } from './kinds.ts';
import type { AddedGift } from './tables.ts';
import { codes, redemptions } from './tables.ts';
import { takeAddedBack } from './top-up-back.ts';
import { codeExtra } from './top-up-extra.ts';

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
 * reaches no stage leaves it waiting. Told twice, it is added once; nothing is for whose account was closed
 * meanwhile.
 */
export async function addToTopUp(ctx: Context, tx: Tx, topUp: PaidTopUp): Promise<void> {
  const { guestId, orderId } = topUp;
  const [before] = await tx.orm
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(eq(redemptions.orderId, orderId))
    .limit(1);
  if (before || (await closingOf(ctx.kit, tx, guestId)) !== null) return;
  const since = new Date(ctx.kit.clock.now() - grace);
  const waiting = await tx.orm
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.guestId, guestId), eq(redemptions.state, 'waiting'), gt(redemptions.waitsUntil, since)))
    .orderBy(asc(redemptions.id))
    .for('update');
  for (const row of waiting) {
    const gave = await giveAll(ctx, tx, row, topUp);
    if (gave.coins === 0 && gave.gifts.length === 0) continue;
    const money = await ctx.payments.addExtra(tx, { orderId, reason: codeExtra.reason, coins: gave.coins });
    const added = {
      state: 'done' as const,
      orderId,
      coins: row.coins + gave.coins,
      worth: row.worth + gave.gifts.reduce((sum, { worth }) => sum + worth, 0),
      topUpCoins: gave.coins,
      topUpGifts: gave.gifts,
    };
    await tx.orm.update(redemptions).set(added).where(eq(redemptions.id, row.id));
    // The money may have gone back before this was heard of.
    await takeAddedBack(ctx, tx, { ...row, ...added }, money);
    const [code] = row.codeId ? await tx.orm.select().from(codes).where(eq(codes.id, row.codeId)) : [];
    const told = { code: code?.code ?? '', benefits: [...row.benefits], waitsForTopUp: false, coins: gave.coins };
    tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, bonusCodeRedeemed, told));
    return;
  }
}

/** What a redemption brings for a top-up: coins, which are still to be given, and gifts, which this gives. */
async function giveAll(
  ctx: Context,
  tx: Tx,
  { id, guestId, benefits }: { readonly id: number; readonly guestId: number; readonly benefits: readonly Benefit[] },
  topUp: PaidTopUp,
): Promise<{ coins: number; gifts: AddedGift[] }> {
  let coins = 0;
  const gifts: AddedGift[] = [];
  for (const [place, benefit] of benefits.entries()) {
    coins += topUpCoins(benefit, topUp);
    const step = benefit.kind === 'topUpGiftStaggered' ? stepFor(benefit.steps, topUp.euroCents) : null;
    if (!step) continue;
    const gift: Benefit = { kind: 'messengerGift', amount: step.amount, id: step.id, steps: [] };
    const kind = kindsOf(ctx).get('messengerGift');
    const worth = (await kind?.worth?.(tx, gift)) ?? 0;
    await kind?.give(tx, { guestId, benefit: gift, key: `bonus-code:${id}:${place}` });
    gifts.push({ giftId: Number(step.id), quantity: step.amount, worth, takenBack: 0 });
  }
  return { coins, gifts };
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
