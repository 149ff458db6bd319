import { createHmac } from 'node:crypto';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Kit } from '#kit/server/kit.ts';
import { advanceOrder } from './advance-order.ts';
import type { Context } from './context.ts';
import { sameText } from './flexpay.ts';
import { lockOrder } from './order-rows.ts';

/**
 * Marks the addresses a checkout of an order sends its customer back to: whoever else knows the order cannot say how it
 * went. Signed with a key of its own, so that no other signature of ours or of a provider passes for it.
 */
export function returnMark(kit: Pick<Kit, 'keyFor'>, orderId: string): string {
  return createHmac('sha256', kit.keyFor('payments.return')).update(orderId).digest('base64url');
}

/**
 * Notes how the customer came back from the checkout and answers the path of the receipt. `success` notes nothing: only
 * a signed postback proves a payment, and it may still be on its way. Without the mark of the order nothing is noted either.
 *
 * @throws Problem `not_found` for an order that does not exist
 */
export async function recordReturn(
  context: Context,
  orderId: string,
  { result, mark }: { result: 'success' | 'declined' | 'cancelled'; mark?: string | undefined },
): Promise<string> {
  const isOurs = sameText(mark ?? '', returnMark(context.kit, orderId));
  return context.kit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem(notFound);
    if (isOurs && result !== 'success') await advanceOrder(context, tx, order, { kind: result });
    // The site leads on from the English form to the language's own.
    return `/${order.language}/top-up/${order.id}/`;
  });
}
