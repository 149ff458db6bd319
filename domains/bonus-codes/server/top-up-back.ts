import { eq } from 'drizzle-orm';
import type { MoneyBack } from '#domains/payments/server/index.ts';
import { partTakenBack } from '#domains/payments/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import type { AddedGift } from './tables.ts';
import { redemptions } from './tables.ts';

/**
 * Takes back what a code gave with a top-up whose money went back. One that is not added yet finds the order as it is then
 * (`addToTopUp`), so whichever is heard of first ends the same.
 */
export async function takeBackWithTopUp(
  ctx: Context,
  tx: Tx,
  { orderId, ...money }: MoneyBack & { readonly orderId: string },
): Promise<void> {
  const [row] = await tx.orm.select().from(redemptions).where(eq(redemptions.orderId, orderId)).for('update');
  if (row) await takeAddedBack(ctx, tx, row, money);
}

/**
 * Notes the part of the coins that payments took with the money, and takes the same part of the gifts, as far as they are not given
 * yet; pieces are rounded up as coins are. The row is held. Told twice, or an earlier report after a later one, it takes nothing more.
 */
export async function takeAddedBack(
  ctx: Pick<Context, 'gifts'>,
  tx: Tx,
  row: typeof redemptions.$inferSelect,
  money: MoneyBack,
): Promise<void> {
  if (money.backCents === 0) return;
  const topUpGifts: AddedGift[] = [];
  for (const gift of row.topUpGifts) {
    const { giftId, quantity: all, takenBack } = gift;
    const quantity = partTakenBack(all, money) - takenBack;
    const taken = quantity > 0 ? await ctx.gifts.takeBack(tx, { guestId: row.guestId, giftId, quantity }) : 0;
    topUpGifts.push({ ...gift, takenBack: takenBack + taken });
  }
  await tx.orm
    .update(redemptions)
    .set({
      topUpGifts,
      coinsBack: Math.max(row.coinsBack, partTakenBack(row.topUpCoins, money)),
      worthBack: topUpGifts.reduce(
        (sum, { worth, quantity, takenBack }) => sum + Math.floor((worth * takenBack) / quantity),
        0,
      ),
    })
    .where(eq(redemptions.id, row.id));
}
