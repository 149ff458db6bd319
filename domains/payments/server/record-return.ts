import { createHmac } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Kit } from '#kit/server/kit.ts';
import { declineReasons } from '../contract/orders.ts';
import { advanceOrder } from './advance-order.ts';
import type { Context } from './context.ts';
import { sameText } from './flexpay.ts';
import { lockOrder } from './order-rows.ts';
import { orders } from './tables.ts';

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
  {
    result,
    mark,
    why,
  }: { result: 'success' | 'declined' | 'cancelled'; mark?: string | undefined; why?: string | undefined },
): Promise<string> {
  const isOurs = sameText(mark ?? '', returnMark(context.kit, orderId));
  return context.kit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem(notFound);
    if (isOurs && result !== 'success') {
      const known = result === 'declined' ? declineReasons.find((each) => each === why) : undefined;
      await advanceOrder(context, tx, order, { kind: result, why: known });
    }
    return receiptOf(order);
  });
}

// The site leads on from the English form to the language's own.
const receiptOf = ({ language, id }: { readonly language: string; readonly id: string }): string =>
  `/${language}/top-up/${id}/`;

/** As old an order may be, ms, that somebody comes back from: so long its checkout can be paid. */
const returnsForMs = 24 * 3_600_000;

/**
 * Where somebody continues who comes back from a provider that does not say which order it was about: to the receipt of the latest they began
 * at a checkout, which tells what is true of it; else to topping up. Notes nothing.
 */
export async function returnOfShop(
  { kit }: Pick<Context, 'kit'>,
  { accountId, language }: { readonly accountId: number | null; readonly language: Language },
): Promise<string> {
  const topUp = `/${language}/top-up/`;
  if (accountId === null) return topUp;
  const since = new Date(kit.clock.now() - returnsForMs);
  const [latest] = await kit.db.orm
    .select({ id: orders.id, language: orders.language })
    .from(orders)
    .where(and(eq(orders.guestId, accountId), eq(orders.origin, 'checkout'), gt(orders.createdAt, since)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return latest ? receiptOf(latest) : topUp;
}
