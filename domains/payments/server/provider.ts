import type { PaymentFact } from './order-machine.ts';
import type { RecurringFact, RecurringPort } from './recurring.ts';

/** What a provider is asked to collect. */
export interface Checkout {
  readonly orderId: string;
  readonly euroCents: number;
  /** For the provider’s page and the card statement; at most 100 characters. */
  readonly description: string;
  readonly language: string;
  /** Absolute addresses the customer’s browser is sent back to. */
  readonly successUrl: string;
  readonly declineUrl: string;
  /** The customer wants the provider to keep the card. */
  readonly keepsCard?: boolean;
}

/** A card the provider keeps: its word for it, and what stands on it. */
export interface KeptCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string | null;
}

/** What a provider says to a charge of a stored card. Money counts only when a postback says so. */
export type StoredCharge =
  | { readonly kind: 'taken' }
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'page'; readonly url: string };

/** A genuine postback, understood. */
export interface Notice {
  readonly event: string;
  /** The provider’s own number of this sale, refund or chargeback. */
  readonly saleId: string;
  /** The order it names, which may be none of ours. */
  readonly orderId: string;
  /** Null when the event means nothing to a top-up. */
  readonly fact: Exclude<PaymentFact, { kind: 'declined' | 'cancelled' | 'expired' }> | null;
  /** The card it was paid with, where the provider keeps it. */
  readonly card?: KeptCard | undefined;
  /** It is about a subscription the provider charges by itself: its number there, and what happened. */
  readonly recurring?: { readonly saleId: string; readonly fact: RecurringFact };
}

/** A payment provider as Vesper sees it. Adapters translate; nothing of a provider’s format passes this line. */
export interface PaymentProvider {
  /** Names the ledger account `provider:<name>` its money comes from. */
  readonly name: string;
  /** The address of the checkout. Nothing is sent: the customer’s browser goes there. */
  checkoutUrl(checkout: Checkout): string;
  /** Whether cards can be charged without their customer at the screen, as a recharge that runs by itself needs. */
  readonly chargesUnattended: boolean;
  /**
   * Charges a card it keeps. `isAttended`: the customer is there and can answer their bank at `page`; without them a bank that asks has
   * declined.
   *
   * @throws when the provider cannot be asked now, or does not answer
   */
  chargeStored(checkout: Checkout, token: string, how: { readonly isAttended: boolean }): Promise<StoredCharge>;
  /** Whether the provider sends postbacks from an address. */
  reportsFrom(address: string): boolean;
  /** Reads a postback; null when its signature is wrong or was made for something else: it may come from anybody. */
  verifyPostback(params: Readonly<Record<string, string>>): Notice | null;
  /**
   * Asks the provider to pay a sale back; it confirms by postback. Absent when it offers no such call.
   *
   * @throws when the provider cannot be asked now
   */
  refund?(saleId: string, euroCents: number): Promise<void>;
  /** Subscriptions it charges by itself; null where it cannot be asked to cancel them, and then none is begun. */
  readonly recurring: RecurringPort | null;
}
