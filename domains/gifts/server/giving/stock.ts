import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { boughtGiftsChanged } from '../../contract/stock.ts';
import type { Context } from '../deps.ts';
import { stock } from '../tables.ts';

/** What a guest has bought and not given yet, by gift. */
export async function stockOf({ orm }: Executor, guestId: number): Promise<{ giftId: number; quantity: number }[]> {
  return orm
    .select({ giftId: stock.giftId, quantity: stock.quantity })
    .from(stock)
    .where(and(eq(stock.guestId, guestId), gt(stock.quantity, 0)))
    .orderBy(asc(stock.giftId));
}

/** The same as the wire of the guest state has it: gift id to quantity. */
export async function boughtOf(executor: Executor, guestId: number): Promise<Record<string, number>> {
  return Object.fromEntries((await stockOf(executor, guestId)).map(({ giftId, quantity }) => [giftId, quantity]));
}

/** One at a time of what a guest buys and gives, or two of the same moment would both find the last gift. */
export const oneAtATime = (tx: Tx, guestId: number): Promise<void> => lockByName(tx, 'gifts', guestId);

/** Adds to what a guest has. */
export async function addToStock(tx: Tx, guestId: number, giftId: number, quantity: number): Promise<void> {
  await tx.orm
    .insert(stock)
    .values({ guestId, giftId, quantity })
    .onConflictDoUpdate({
      target: [stock.guestId, stock.giftId],
      set: { quantity: sql`${stock.quantity} + excluded.quantity` },
    });
}

/**
 * Takes up to so many of a gift out of what a guest has; the guest's turn is held ({@link oneAtATime}).
 * @returns how many there were to take
 */
export async function takeFromStock(tx: Tx, guestId: number, giftId: number, wanted: number): Promise<number> {
  const own = and(eq(stock.guestId, guestId), eq(stock.giftId, giftId));
  const [row] = await tx.orm.select({ quantity: stock.quantity }).from(stock).where(own).for('update');
  const taken = Math.min(row?.quantity ?? 0, wanted);
  if (taken === 0) return 0;
  await tx.orm
    .update(stock)
    .set({ quantity: sql`${stock.quantity} - ${taken}` })
    .where(and(own, gte(stock.quantity, taken)));
  return taken;
}

/** Tells all pages of a guest what is bought, once it is committed. @returns what is bought */
export async function tellStock(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  guestId: number,
): Promise<Record<string, number>> {
  const boughtGifts = await boughtOf(tx, guestId);
  tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, boughtGiftsChanged, { boughtGifts }));
  return boughtGifts;
}
