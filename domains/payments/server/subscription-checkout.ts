import { assertMoney } from '#domains/access/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Context } from './context.ts';
import type { RecurringPort } from './recurring.ts';

/** A subscription that is about to be begun at the provider. */
export interface SubscriptionCheckout {
  /** The number its reports name, made by who keeps it. */
  readonly orderId: string;
  readonly guestId: number;
  readonly language: Language;
  readonly euroCents: number;
  /** For the provider's page and the card statement; at most 100 characters. */
  readonly description: string;
  /** The path of ours its customer comes back to, with what tells the page the order; `result` is added. */
  readonly backTo: string;
}

/** Subscriptions that the provider charges by itself, for who keeps them ({@link recurringBooks}). */
export interface CardSubscriptions extends Omit<RecurringPort, 'checkoutUrl'> {
  /** The provider's name. */
  readonly provider: string;
  /**
   * The address of the checkout of a subscription, after whoever may say no to a payment was asked and the terms were accepted.
   * @throws Problem of who says no
   */
  begin(tx: Tx, checkout: SubscriptionCheckout): Promise<string>;
}

/** Subscriptions at the provider; null where none can be begun. */
export function cardSubscriptions({ kit, legal, provider }: Context): CardSubscriptions | null {
  const { recurring } = provider;
  if (!recurring) return null;
  return {
    ...recurring,
    provider: provider.name,
    async begin(tx, { orderId, guestId, language, euroCents, description, backTo }) {
      await assertMoney(kit, tx, guestId, 'buy');
      await legal.accept(tx, guestId, ['TOS'], 'checkout');
      const back = `${kit.config.PUBLIC_URL}${backTo}${backTo.includes('?') ? '&' : '?'}result=`;
      const ways = { successUrl: `${back}success`, declineUrl: `${back}declined` };
      return recurring.checkoutUrl({ orderId, euroCents, description, language, ...ways });
    },
  };
}
