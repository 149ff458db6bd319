import type { PaymentFact } from './order-machine.ts';

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
}

/** A genuine postback, understood. */
export interface Notice {
  readonly event: string;
  /** The provider’s own number of this sale, refund or chargeback. */
  readonly saleId: string;
  /** The order it names, which may be none of ours. */
  readonly orderId: string;
  /** Null when the event means nothing to a top-up. */
  readonly fact: Exclude<PaymentFact, { kind: 'declined' | 'cancelled' | 'expired' }> | null;
}

/** A payment provider as Vesper sees it. Adapters translate; nothing of a provider’s format passes this line. */
export interface PaymentProvider {
  /** Names the ledger account `provider:<name>` its money comes from. */
  readonly name: string;
  /** The address of the checkout. Nothing is sent: the customer’s browser goes there. */
  checkoutUrl(checkout: Checkout): string;
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
}
