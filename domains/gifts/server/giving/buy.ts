import { and, eq, ne } from 'drizzle-orm';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import { toyCategoryId } from '../../contract/catalogue.ts';
import { giftMissing } from '../../contract/problems.ts';
import { giftStockSale } from '../../contract/sale-kinds.ts';
import { giftsById } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { catalogue, purchases } from '../tables.ts';
import { assertOnOffer } from './price.ts';
import { addToStock, boughtOf, oneAtATime, takeFromStock, tellStock } from './stock.ts';

interface Purchase {
  readonly giftId: number;
  readonly quantity: number;
  /** What the page said it costs, in hundredths of a coin. */
  readonly shown: number;
  readonly key: string;
}

interface Bought {
  readonly boughtGifts: Record<string, number>;
  readonly paid: number;
}

/**
 * Buys gifts from the platform, to be given later: paid and kept in one transaction. The same key again answers the first.
 * @throws Problem `gift_missing`, `gift_for_vips`, `price_changed`, `key_used_otherwise`, `not_enough_coins`
 */
export function buyGifts(ctx: Context, guestId: number, purchase: Purchase): Promise<Bought> {
  const { giftId, quantity, key } = purchase;
  return ctx.kit.db.transaction(async (tx) => {
    await oneAtATime(tx, guestId);
    return onceByKey({
      before: () => purchaseOf(tx, guestId, key),
      isSame: (row) => row.giftId === giftId && row.quantity === quantity,
      repeat: async ({ paid }) => ({ boughtGifts: await boughtOf(tx, guestId), paid }),
      first: () => buyNow(ctx, tx, guestId, purchase),
    });
  });
}

async function buyNow(ctx: Context, tx: Tx, guestId: number, purchase: Purchase): Promise<Bought> {
  const { giftId, quantity, key } = purchase;
  const gift = (await giftsById(tx, [giftId])).get(giftId);
  if (!gift) throw new Problem(giftMissing);
  await assertOnOffer(ctx, tx, guestId, [gift]);
  const price = gift.price * quantity;
  assertPriceShown(purchase.shown, price);
  const row = { guestId, key, giftId, quantity, paid: price, createdAt: new Date(ctx.kit.clock.now()) };
  const [added] = await tx.orm.insert(purchases).values(row).returning({ id: purchases.id });
  const { paid } = await ctx.sales.charge(tx, {
    sale: `gift-stock:${added?.id}`,
    kind: giftStockSale,
    buyerId: guestId,
    seller: null,
    price,
  });
  await addToStock(tx, guestId, giftId, quantity);
  return { boughtGifts: await tellStock(ctx, tx, guestId), paid };
}

async function purchaseOf({ orm }: Tx, guestId: number, key: string) {
  const own = and(eq(purchases.guestId, guestId), eq(purchases.key, key));
  const [row] = await orm.select().from(purchases).where(own);
  return row;
}

/**
 * Gives a guest gifts that cost nothing, also such as are not sold now.
 * @throws Problem `gift_missing` for a gift there is not, and for one that moves a toy: it is played at once or not at all
 */
export async function grantGifts(
  ctx: Context,
  tx: Tx,
  { guestId, giftId, quantity }: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
): Promise<Record<string, number>> {
  const own = and(eq(catalogue.id, giftId), ne(catalogue.categoryId, toyCategoryId));
  const [gift] = await tx.orm.select({ id: catalogue.id }).from(catalogue).where(own);
  if (!gift) throw new Problem(giftMissing);
  await oneAtATime(tx, guestId);
  await addToStock(tx, guestId, giftId, quantity);
  return tellStock(ctx, tx, guestId);
}

/**
 * Takes gifts that cost nothing back, as far as they are not given yet.
 * @returns how many there were to take
 */
export async function takeGiftsBack(
  ctx: Context,
  tx: Tx,
  { guestId, giftId, quantity }: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
): Promise<number> {
  await oneAtATime(tx, guestId);
  const taken = await takeFromStock(tx, guestId, giftId, quantity);
  if (taken > 0) await tellStock(ctx, tx, guestId);
  return taken;
}
