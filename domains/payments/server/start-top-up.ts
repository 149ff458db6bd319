import { randomInt } from 'node:crypto';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Order } from '../contract/orders.ts';
import type { Context } from './context.ts';
import { newOrder, statusOf } from './order-machine.ts';
import { viewOf } from './order-rows.ts';
import { packageOf, packages } from './packages.ts';
import { returnMark } from './record-return.ts';
import { orders } from './tables.ts';

/**
 * Opens an order for a package and answers where to pay it.
 *
 * @throws Problem `invalid_input` naming `body.packageId` and the packages there are
 */
export async function startTopUp(
  { kit, provider, legal }: Context,
  customer: { guestId: number; language: Language },
  packageId: string,
): Promise<Order> {
  const chosen = packageOf(packageId);
  if (!chosen) {
    const message = packages.map(({ id }) => id).join(', ');
    throw new Problem(invalidInput, { errors: [{ field: 'body.packageId', message }] });
  }
  const { euroCents, coins } = chosen;
  const id = newOrderId();
  const back = `${kit.config.PUBLIC_URL}/rest/v1/payments/return/${id}?mark=${returnMark(kit, id)}&result=`;
  const checkoutUrl = provider.checkoutUrl({
    orderId: id,
    euroCents,
    description: `${formatCoins(coins, customer.language)} Coins`,
    language: customer.language,
    successUrl: `${back}success`,
    declineUrl: `${back}declined`,
  });
  return kit.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .insert(orders)
      .values({
        ...customer,
        id,
        provider: provider.name,
        packageId,
        euroCents,
        coins,
        status: statusOf(newOrder),
        state: newOrder,
        checkoutUrl,
        createdAt: new Date(kit.clock.now()),
      })
      .returning();
    await legal.accept(tx, customer.guestId, ['TOS'], 'checkout');
    return viewOf(row!);
  });
}

/** Cannot be guessed: whoever knows it has seen the checkout. */
function newOrderId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}
