import type { OrderStatus } from '../../contract/orders.ts';

/** What a receipt tells at first glance. */
export type ReceiptTone = 'waiting' | 'good' | 'bad' | 'neutral';

export const toneOf: Readonly<Record<OrderStatus, ReceiptTone>> = {
  open: 'waiting',
  paid: 'good',
  declined: 'bad',
  chargedBack: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  review: 'neutral',
};

/** Ended without coins; trying again is the way on. */
export const canTryAgain = (status: OrderStatus): boolean => ['declined', 'cancelled', 'expired'].includes(status);
