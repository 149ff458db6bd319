import { and, eq, gt, ne } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { ChargePlace } from '../contract/one-click.ts';
import type { DeclineReason, TopUpPackage } from '../contract/orders.ts';
import { cardMissing, chargeInProgress, noSuchAmount, providerAway } from '../contract/problems.ts';
import { advanceOrder } from './advance-order.ts';
import { ownPlace } from './charge-places.ts';
import type { Context } from './context.ts';
import { withExtras } from './extras.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder, lockOrder } from './order-rows.ts';
import type { Offer } from './pricing.ts';
import type { Checkout, StoredCharge } from './provider.ts';
import { checkoutOf, newOrderRow } from './start-top-up.ts';
import { lockToken } from './stored-card.ts';
import type { OrderOrigin } from './tables.ts';
import { orders } from './tables.ts';

/** A charge of a stored card that is to be made. */
export interface ChargeWish {
  readonly guestId: number;
  readonly language: Language;
  /** Where the guest is; where they ordered last when it is not said. */
  readonly country?: string | null;
  /** Hundredths of a coin; one of the amounts that are sold. */
  readonly coins: number;
  /** The same key of a guest again charges nothing and answers the order there is. */
  readonly key: string;
  readonly origin: Exclude<OrderOrigin, 'checkout'>;
  /** Where the guest pressed; not noted where it is not their own. */
  readonly place?: ChargePlace | null;
}

/** What became of it so far; coins come only by the provider's signed report. `page`: where the bank asks its customer. */
export interface ChargeResult {
  readonly order: OrderRow;
  readonly page: string | null;
}

/** While a charge of a guest is open so long, ms, no other one begins: two tabs pay once. */
const oneAtATimeMs = 120_000;

/**
 * Charges the card a guest has stored. The order is kept before the provider is asked, so that whatever happens in between a report
 * finds it.
 *
 * @throws Problem `no_such_amount`, `card_missing`, `charge_in_progress`, what keeps money of the guest from moving, `payment_provider_away`
 */
export async function chargeStored(ctx: Context, wish: ChargeWish): Promise<ChargeResult> {
  const { kit, provider } = ctx;
  const offer = await ctx.pricing.offerTo(wish.guestId, wish.country);
  const wanted = offer.packages.filter(({ coins }) => coins === wish.coins);
  const [chosen] = await withExtras(kit, kit.db, wish.guestId, wanted);
  if (!chosen) throw new Problem(noSuchAmount);
  const begun = await kit.db.transaction((tx) => begin(ctx, tx, wish, chosen, offer));
  if (!begun.token) return { order: begun.order, page: begun.order.status === 'open' ? pageOf(begun.order) : null };
  const { order, token, checkout } = begun;
  let answer: StoredCharge;
  try {
    answer = await provider.chargeStored(checkout, token, { isAttended: wish.origin === 'oneClick' });
  } catch (error) {
    // It may have been charged all the same: the order stays open, and the report decides.
    kit.log.warn({ err: error, orderId: order.id }, 'the payment provider did not answer a charge of a stored card');
    throw new Problem(providerAway);
  }
  await kit.db.transaction(async (tx) => {
    const held = await lockOrder(tx, order.id);
    if (!held) return;
    if (answer.kind === 'declined') {
      await advanceOrder(ctx, tx, held, { kind: 'declined', why: reasonOf(answer.code) });
    }
    if (answer.kind === 'page') {
      await tx.orm.update(orders).set({ checkoutUrl: answer.url }).where(eq(orders.id, order.id));
    }
  });
  const after = (await findOrder(kit.db, order.id)) ?? order;
  return { order: after, page: answer.kind === 'page' && after.status === 'open' ? answer.url : null };
}

const reasons: Readonly<Record<string, DeclineReason>> = { insufficient_funds: 'funds', expired_card: 'expired' };

/** Of the codes of a provider, what its customer can do something about. */
const reasonOf = (code: string): DeclineReason => ownValue(reasons, code) ?? 'refused';

/** Only a charge the bank has a question about has an address. */
const pageOf = ({ checkoutUrl }: OrderRow): string | null => (checkoutUrl === '' ? null : checkoutUrl);

type Begun =
  | { readonly order: OrderRow; readonly token: null }
  | { readonly order: OrderRow; readonly token: string; readonly checkout: Checkout };

async function begin(ctx: Context, tx: Tx, wish: ChargeWish, chosen: TopUpPackage, offer: Offer): Promise<Begun> {
  const { kit, provider, legal } = ctx;
  const { guestId, language, key, origin, place = null } = wish;
  const token = await lockToken(kit, tx, guestId, provider.name);
  const ofGuest = eq(orders.guestId, guestId);
  const [same] = await tx.orm
    .select()
    .from(orders)
    .where(and(ofGuest, eq(orders.chargeKey, key)));
  if (same) return { order: same, token: null };
  if (token === null) throw new Problem(cardMissing);
  const since = new Date(kit.clock.now() - oneAtATimeMs);
  const running = and(ofGuest, eq(orders.status, 'open'), ne(orders.origin, 'checkout'), gt(orders.createdAt, since));
  if ((await tx.orm.$count(orders, running)) > 0) throw new Problem(chargeInProgress);
  await assertMoney(kit, tx, guestId, origin === 'autoRecharge' ? 'recharge' : 'buy');
  const own = await ownPlace(kit, tx, guestId, place);
  const row = newOrderRow(ctx, { guestId, language }, chosen, offer);
  const checkout = checkoutOf(ctx, row, `${formatCoins(chosen.coins, language)} Coins`);
  const [order] = await tx.orm
    .insert(orders)
    .values({ ...row, origin, chargeKey: key, channelId: own?.id ?? null, channelOf: own?.of ?? null, checkoutUrl: '' })
    .returning();
  if (origin === 'oneClick') await legal.accept(tx, guestId, ['TOS'], 'checkout');
  return { order: order as OrderRow, token, checkout };
}
