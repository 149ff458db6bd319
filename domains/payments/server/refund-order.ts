import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Call } from '#kit/server/handler.ts';
import { orderNotPaid, refundElsewhere, refundInProgress } from '../contract/problems.ts';
import type { Context } from './context.ts';
import { centsBack } from './order-machine.ts';
import type { OrderRow } from './order-rows.ts';
import { lockOrder } from './order-rows.ts';
import type { PaymentProvider } from './provider.ts';
import { orders } from './tables.ts';

/**
 * How long an asked refund waits for its confirmation, in milliseconds. Providers repeat a postback for hours; what was
 * asked for a day ago and never confirmed was lost on the way (the process died before it could ask).
 */
const timeoutMs = 24 * 3600_000;

/**
 * Asks the provider to pay an order back. Coins are taken when it confirms. One refund of an order at a time: whoever
 * comes while one waits is refused, so that the provider is asked once. Who asked stands in the audit log, also when the
 * provider could not be reached.
 *
 * @throws Problem `not_found`, `order_not_paid`, `refund_elsewhere`, `refund_under_way`, or `invalid_input` for more than
 * was paid
 */
export async function refundOrder(
  context: Pick<Context, 'kit' | 'provider'>,
  call: Pick<Call, 'caller' | 'requestId'>,
  orderId: string,
  reason: string,
  cents?: number,
): Promise<void> {
  const { kit } = context;
  // The provider may have confirmed before it has answered: what was asked for stands before what came of it.
  const at = kit.clock.now();
  const { ask, saleId, amount, mark } = await reserve(context, orderId, cents);
  const line = {
    call,
    operation: 'payments.refundOrder',
    subject: `order:${orderId}`,
    input: { euroCents: amount, reason },
    outcome: formatAmount(amount, euros, 'en'),
  };
  try {
    await ask(saleId, amount);
  } catch (error) {
    await kit.db.transaction(async (tx) => {
      await forgetRequest(tx, orderId, mark);
      await audit(tx, { ...line, at: kit.clock.now(), result: 'failed' });
    });
    throw error;
  }
  await audit(kit.db, { ...line, at });
}

/** What of an order can still be paid back from here, in euro cents. */
export function refundableCents({ state, euroCents, provider }: OrderRow, ours: PaymentProvider): number {
  if (!state.paid || !ours.refund || ours.name !== provider) return 0;
  return Math.max(0, euroCents - centsBack(state));
}

/** Whether a refund was asked for and may still be confirmed. */
export const isRefundPending = ({ refundRequest }: Pick<OrderRow, 'refundRequest'>, now: number): boolean =>
  refundRequest !== null && refundRequest.at > now - timeoutMs;

/** Checks what may be paid back and notes that it is being asked for, before anybody is asked. */
async function reserve(
  { kit, provider }: Pick<Context, 'kit' | 'provider'>,
  orderId: string,
  cents: number | undefined,
): Promise<{ ask: NonNullable<PaymentProvider['refund']>; saleId: string; amount: number; mark: string }> {
  return kit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem(notFound);
    const { paid } = order.state;
    if (!paid) throw new Problem(orderNotPaid);
    if (!provider.refund || provider.name !== order.provider) throw new Problem(refundElsewhere);
    const left = refundableCents(order, provider);
    if (left <= 0) throw new Problem(orderNotPaid);
    const now = kit.clock.now();
    if (isRefundPending(order, now)) throw new Problem(refundInProgress);
    if (cents !== undefined && cents > left) {
      throw new Problem(invalidInput, { errors: [{ field: 'body.euroCents', message: `<= ${left}` }] });
    }
    const amount = cents ?? left;
    const mark = await noteRequest(tx, orderId, amount, now);
    return { ask: provider.refund.bind(provider), saleId: paid.saleId, amount, mark };
  });
}

/** Notes that so many euro cents of an order are being asked back; answers the mark of this request. */
export async function noteRequest(tx: Tx, orderId: string, cents: number, at: number): Promise<string> {
  const mark = randomUUID();
  const refundRequest = { cents, mark, at };
  await tx.orm.update(orders).set({ refundRequest }).where(eq(orders.id, orderId));
  return mark;
}

/** The request was refused: others may ask. */
export async function forgetRequest(executor: Executor, orderId: string, mark: string): Promise<void> {
  const mine = and(eq(orders.id, orderId), sql`${orders.refundRequest} ->> 'mark' = ${mark}`);
  await executor.orm.update(orders).set({ refundRequest: null }).where(mine);
}
