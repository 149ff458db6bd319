import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Order, OrderStatus } from '../contract/orders.ts';
import { coinsTakenBack } from './order-machine.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

export type { OrderExtra } from './tables.ts';

/** An order without holding it; null when there is none. */
export async function findOrder(executor: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await executor.orm.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** An order, held until the transaction ends, so that two postbacks about it come one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.orm.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** Whether the guest has paid another order before. */
export async function hasPaidBefore(executor: Executor, { guestId, id }: OrderRow): Promise<boolean> {
  const rows = await executor.orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.guestId, guestId), isNotNull(orders.paidAt), ne(orders.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** The order as its customer sees it. */
export function viewOf(row: OrderRow): Order {
  const status = row.status as OrderStatus;
  return {
    id: row.id,
    status,
    euroCents: row.euroCents,
    coins: row.coins,
    coinsTakenBack: coinsTakenBack(row.state, row),
    extras: [...row.extras],
    createdAt: row.createdAt.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
    checkoutUrl: status === 'open' && row.checkoutUrl !== '' ? row.checkoutUrl : null,
    isStoredCard: row.origin !== 'checkout',
    declined: status === 'declined' ? (row.state.why ?? null) : null,
    withheld: row.state.withheld?.why ?? null,
    vat: row.country !== null && row.vatPercent !== null ? { country: row.country, percent: row.vatPercent } : null,
  };
}
