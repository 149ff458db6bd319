import { randomInt } from 'node:crypto';
import { assertMoney } from '#domains/access/server/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Order, TopUpPackage } from '../contract/orders.ts';
import type { Context } from './context.ts';
import { withExtras } from './extras.ts';
import { newOrder, statusOf } from './order-machine.ts';
import { viewOf } from './order-rows.ts';
import type { Offer } from './pricing.ts';
import type { Checkout } from './provider.ts';
import { returnMark } from './record-return.ts';
import { orders } from './tables.ts';

/**
 * Opens an order for a package and answers where to pay it.
 *
 * @throws Problem `invalid_input` naming `body.packageId` and the packages there are
 */
export async function startTopUp(
  ctx: Context,
  customer: { guestId: number; language: Language; country: string | null },
  packageId: string,
  keepCard = false,
): Promise<Order> {
  const { kit, provider, legal } = ctx;
  const offer = await ctx.pricing.offerTo(customer.guestId, customer.country);
  const wanted = offer.packages.filter(({ id }) => id === packageId);
  const [chosen] = await withExtras(kit, kit.db, customer.guestId, wanted);
  if (!chosen) {
    const message = offer.packages.map(({ id }) => id).join(', ');
    throw new Problem(invalidInput, { errors: [{ field: 'body.packageId', message }] });
  }
  const row = newOrderRow(ctx, customer, chosen, offer);
  const description = `${formatCoins(chosen.coins, customer.language)} Coins`;
  const checkoutUrl = provider.checkoutUrl({ ...checkoutOf(ctx, row, description), keepsCard: keepCard });
  return kit.db.transaction(async (tx) => {
    await assertMoney(kit, tx, customer.guestId, 'buy');
    const [kept] = await tx.orm
      .insert(orders)
      .values({ ...row, keepCard, checkoutUrl })
      .returning();
    await legal.accept(tx, customer.guestId, ['TOS'], 'checkout');
    return viewOf(kept!);
  });
}

/** A new order as it is kept, without what its way of paying adds. */
export function newOrderRow(
  { kit, provider }: Pick<Context, 'kit' | 'provider'>,
  customer: { readonly guestId: number; readonly language: Language },
  { id: packageId, euroCents, coins, extras }: TopUpPackage,
  { country, vat }: Offer,
) {
  const { guestId, language } = customer;
  return {
    ...{ guestId, language, packageId, euroCents, coins },
    extras: extras.map((extra) => ({ ...extra, takenBack: 0 })),
    ...{ country, vatPercent: vat?.percent ?? null },
    id: newOrderId(),
    provider: provider.name,
    status: statusOf(newOrder),
    state: newOrder,
    createdAt: new Date(kit.clock.now()),
  };
}

/** What the provider is asked to collect for an order. */
export function checkoutOf(
  { kit }: Pick<Context, 'kit'>,
  { id, euroCents, language }: { readonly id: string; readonly euroCents: number; readonly language: string },
  description: string,
): Checkout {
  const back = `${kit.config.PUBLIC_URL}/rest/v1/payments/return/${id}?mark=${returnMark(kit, id)}&result=`;
  return {
    ...{ orderId: id, euroCents, description, language },
    successUrl: `${back}success`,
    declineUrl: `${back}declined`,
  };
}

/** Cannot be guessed: whoever knows it has seen the checkout. */
function newOrderId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}
