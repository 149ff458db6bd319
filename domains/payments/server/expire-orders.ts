import { and, eq, lt } from 'drizzle-orm';
import { advanceOrder } from './advance-order.ts';
import type { Context } from './context.ts';
import { lockOrder } from './order-rows.ts';
import { orders } from './tables.ts';

/** An order nobody paid within a day is called expired; a payment that arrives even later is still taken. */
const openOrderMs = 24 * 60 * 60 * 1000;

/** Marks orders whose customers did not come back. */
export async function expireOrders(context: Context): Promise<void> {
  const { kit } = context;
  const before = new Date(kit.clock.now() - openOrderMs);
  const stale = await kit.db.orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'open'), lt(orders.createdAt, before)))
    .limit(500);
  for (const { id } of stale) {
    await kit.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.status === 'open') await advanceOrder(context, tx, order, { kind: 'expired' });
    });
  }
}
