import type { Kit } from '#kit/server/kit.ts';
import { oneClickCharge } from '../contract/one-click.ts';
import type { OrderStatus } from '../contract/orders.ts';
import type { OrderRow } from './order-rows.ts';

/** Tells the guest's open pages how a charge of the stored card stands. */
export function tellCharge(
  { realtime }: Pick<Kit, 'realtime'>,
  { id: orderId, guestId, chargeKey, status, coins, origin }: OrderRow,
  page: string | null = null,
): void {
  if (chargeKey === null) return;
  const byItself = origin === 'autoRecharge';
  const told = { orderId, key: chargeKey, status: status as OrderStatus, coins, byItself, page };
  realtime.publish(`guest:${guestId}`, oneClickCharge, told);
}
