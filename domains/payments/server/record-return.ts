import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { advanceOrder } from './advance-order.ts';
import { lockOrder } from './order-rows.ts';
import type { Tools } from './tools.ts';

/**
 * Notes how the customer came back from the checkout and answers the path of the receipt. `success` notes nothing: only
 * a signed postback proves a payment, and it may still be on its way.
 *
 * @throws Problem `not_found` for an order that does not exist
 */
export async function recordReturn(
  tools: Tools,
  orderId: string,
  result: 'success' | 'declined' | 'cancelled',
): Promise<string> {
  return tools.kit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem(notFound);
    if (result !== 'success') await advanceOrder(tools, tx, order, { kind: result });
    // The site leads on from the English form to the language's own.
    return `/${order.language}/top-up/${order.id}/`;
  });
}
