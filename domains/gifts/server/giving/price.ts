import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { giftForVips, giftMissing } from '../../contract/problems.ts';
import type { GiftQuantity } from '../../contract/stock.ts';
import type { GiftRow } from '../catalogue/read-catalogue.ts';
import { giftsById, isSold } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { isVip } from '../vip-members.ts';
import { stockOf } from './stock.ts';

/** One gift of a sending: how many, and how many of them were bought before. */
export interface PricedGift {
  readonly gift: GiftRow;
  readonly quantity: number;
  readonly covered: number;
}

/** The same gift named twice is one line; in the order in which they were named first. */
export function joined(gifts: readonly GiftQuantity[]): GiftQuantity[] {
  const all = new Map<number, number>();
  for (const { giftId, quantity } of gifts) all.set(giftId, (all.get(giftId) ?? 0) + quantity);
  return [...all].map(([giftId, quantity]) => ({ giftId, quantity }));
}

/** What of some gifts is covered by what was bought before. */
export function priced(
  rows: ReadonlyMap<number, GiftRow>,
  gifts: readonly GiftQuantity[],
  has: (giftId: number) => number,
): PricedGift[] {
  return joined(gifts).map(({ giftId, quantity }) => {
    const gift = rows.get(giftId);
    if (!gift) throw new Problem(giftMissing);
    return { gift, quantity, covered: Math.min(quantity, has(giftId)) };
  });
}

/** The whole price of a sending, and what is left to pay, in hundredths of a coin. */
export const totals = (lines: readonly PricedGift[]): { price: number; uncovered: number } => ({
  price: lines.reduce((sum, { gift, quantity }) => sum + gift.price * quantity, 0),
  uncovered: lines.reduce((sum, { gift, quantity, covered }) => sum + gift.price * (quantity - covered), 0),
});

/** What has to be bought is on offer, and for this guest. @throws Problem `gift_missing`, `gift_for_vips` */
export async function assertOnOffer(
  ctx: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number,
  toBuy: readonly GiftRow[],
): Promise<void> {
  if (toBuy.some((gift) => !isSold(gift, ctx.kit.clock.now()))) throw new Problem(giftMissing);
  if (toBuy.some(({ vip }) => vip) && !(await isVip(ctx, executor, guestId))) throw new Problem(giftForVips);
}

/**
 * What some gifts would cost a guest now, in hundredths of a coin: those not bought before.
 * @throws Problem `gift_missing` for a gift there is not
 */
export async function priceOf(executor: Executor, guestId: number, gifts: readonly GiftQuantity[]): Promise<number> {
  const rows = await giftsById(
    executor,
    gifts.map(({ giftId }) => giftId),
  );
  const bought = new Map((await stockOf(executor, guestId)).map(({ giftId, quantity }) => [giftId, quantity]));
  return totals(priced(rows, gifts, (giftId) => bought.get(giftId) ?? 0)).uncovered;
}
