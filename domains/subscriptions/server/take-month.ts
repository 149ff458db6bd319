import type { Tx } from '#kit/db/db.ts';
import { monthsAfter } from '#kit/entries/calendar.ts';
import { subscriptionSales } from '../contract/sale-kinds.ts';
import type { Context } from './deps.ts';
import { untilOf } from './machine/machine.ts';
import type { Row } from './store.ts';
import { stateOf } from './store.ts';
import { months } from './tables.ts';

/** What the platform's own products are called, in every language. */
export const productNames = { vip: 'VIP', tv: 'TV Premium', select: 'Select' } as const;

/** The sale of a month. Every month is a sale of its own, so that each is counted and can go back. */
export const saleOf = (subscriptionId: number, month: number): string => `subscription:${subscriptionId}-${month}`;

/** What the month that comes costs a guest: as agreed, less the offer they took. Hundredths of a coin. */
export function priceOfNext({ price: now, nextPrice, discountPercent, discountMonths }: Row): number {
  const price = nextPrice ?? now;
  return discountMonths > 0 ? Math.max(1, Math.floor((price * (100 - discountPercent)) / 100)) : price;
}

/**
 * Charges a month of a subscription, in coins or as its provider has collected it, and notes it. `row` holds the month already, or will in the same transaction.
 * @throws Problem not_enough_coins, and what the guest's own limits say; the transaction stays usable and unchanged
 */
export async function takeMonth(
  ctx: Pick<Context, 'sales'>,
  tx: Tx,
  row: Row,
  month: number,
  price: number,
  now: number,
  collectedBy?: `provider:${string}`,
): Promise<void> {
  const { id, guestId, kind, actorId, actorName, tierName } = row;
  const product = kind === 'actor' ? tierName : productNames[kind];
  const seller = kind === 'actor' ? { id: actorId, name: actorName } : null;
  await ctx.sales.charge(tx, {
    sale: saleOf(id, month),
    kind: subscriptionSales[kind],
    buyerId: guestId,
    seller,
    price,
    ...(collectedBy && { collectedBy }),
    // The statement says which product it was.
    ...(product !== '' && { memo: { text: product } }),
  });
  const state = { ...stateOf(row), paid: month };
  const until = untilOf(state);
  const from = Math.min(untilOf({ ...state, paid: month - 1 }), until);
  const isFirst = month === 1;
  await tx.orm.insert(months).values({
    subscriptionId: id,
    month,
    price,
    from: new Date(isFirst ? state.paidFrom : from),
    until: new Date(isFirst ? monthsAfter(state.paidFrom, 1) : until),
    paidAt: new Date(now),
  });
}
