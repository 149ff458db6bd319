import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import { orderNotPaid, refundElsewhere } from '../contract/problems.ts';
import { findOrder } from './order-rows.ts';
import type { Tools } from './tools.ts';

/**
 * Asks the provider to pay an order back. Coins are taken when it confirms. Who asked stands in the audit log, also when
 * the provider could not be reached.
 *
 * @throws Problem `not_found`, `order_not_paid`, `refund_elsewhere`, or `invalid_input` for more than was paid
 */
export async function refundOrder(
  { kit, provider }: Tools,
  call: Pick<Call, 'caller' | 'requestId'>,
  orderId: string,
  cents?: number,
): Promise<void> {
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
  const amount = cents ?? left;
  const line = {
    call,
    operation: 'payments.refundOrder',
    subject: `order:${orderId}`,
    input: cents === undefined ? {} : { euroCents: cents },
    outcome: `${amount} euro cents`,
  };
  try {
    await provider.refund(paid.saleId, amount);
  } catch (error) {
    await audit(kit.db, { ...line, at: kit.clock.now(), result: 'failed' });
    throw error;
  }
  await audit(kit.db, { ...line, at: kit.clock.now() });
}
