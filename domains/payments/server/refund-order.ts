import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import { orderNotPaid, refundElsewhere } from '../contract/problems.ts';
import { findOrder } from './order-rows.ts';
import type { Tools } from './tools.ts';

/**
 * Asks the provider to pay an order back. Coins are taken when it confirms.
 *
 * @throws Problem `not_found`, `order_not_paid`, `refund_elsewhere`, or `invalid_input` for more than was paid
 */
export async function refundOrder({ kit, provider }: Tools, orderId: string, cents?: number): Promise<void> {
  const order = await findOrder(kit.db, orderId);
  if (!order) throw new Problem(notFound);
  const { paid } = order.state;
  if (!paid) throw new Problem(orderNotPaid);
  if (!provider.refund || provider.name !== order.provider) throw new Problem(refundElsewhere);
  const left = order.euroCents - Object.values(order.state.takenBack).reduce((sum, back) => sum + back.cents, 0);
  if (left <= 0) throw new Problem(orderNotPaid);
  if (cents !== undefined && cents > left) {
    throw new Problem(invalidInput, { errors: [{ field: 'body.euroCents', message: `<= ${left}` }] });
  }
  await provider.refund(paid.saleId, cents ?? left);
}
