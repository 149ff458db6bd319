import type { Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Checkout } from './provider.ts';

/**
 * What a provider reports of a subscription it charges by itself. Money facts carry the number of their transaction and count once;
 * `changed` (cancelled, taken back, over) says only that it is to be asked how the subscription stands: of two such reports nobody
 * can tell which was written first.
 */
export type RecurringFact =
  | {
      readonly kind: 'paid';
      readonly transaction: string;
      readonly cents: number;
      readonly currency: string;
      /** The day of the next charge, `2026-12-31`; null when the report does not say. */
      readonly nextOn: string | null;
    }
  | {
      readonly kind: 'credit' | 'chargeback';
      readonly transaction: string;
      /** The transaction whose money went back; empty when the report does not say. */
      readonly of: string;
      readonly cents: number;
      readonly currency: string;
    }
  | { readonly kind: 'changed' };

/** A report of a subscription: the order it was begun with, and the provider's number of it. */
export interface RecurringReport {
  readonly orderId: string;
  readonly provider: string;
  readonly saleId: string;
  readonly fact: RecurringFact;
}

/** How a subscription stands at its provider. */
export interface RecurringStatus {
  /** It is not charged again. */
  readonly isCancelled: boolean;
  /** It has ended. */
  readonly isOver: boolean;
  /** The day of the next charge, or the one it ends on; null when the provider does not say. */
  readonly paidUntil: string | null;
}

/** What a provider can do with subscriptions it charges by itself. All that asks it throws when it cannot be asked now. */
export interface RecurringPort {
  /** The address of the checkout: a month at the checkout's price, charged again each month. Nothing is sent. */
  checkoutUrl(checkout: Checkout): string;
  status(saleId: string): Promise<RecurringStatus>;
  /** Charges no further month. What is cancelled already stays so. */
  cancel(saleId: string): Promise<void>;
  /** Takes a cancellation back; absent where only the customer can, at the provider. */
  uncancel?(saleId: string): Promise<void>;
  /** Pays a whole transaction back, once however often it is asked; the provider confirms by a report. Absent where that is done in its own office. */
  refund?(transaction: string, cents: number): Promise<void>;
}

/** Takes in what a provider reports of a subscription, in the transaction that stores the report; the same again changes nothing. */
export type RecurringBook = (tx: Tx, report: RecurringReport) => Promise<'applied' | 'known' | 'unknownOrder'>;

/** Who keeps subscriptions that a provider charges. */
export const recurringBooks = extensionPoint<RecurringBook>('payments.recurringBooks');
