import { z } from 'zod';

/** An amount of coins at a price. `coins` in hundredths, `euroCents` in cents. */
export const topUpPackage = z
  .object({ id: z.string(), euroCents: z.int(), coins: z.int() })
  .meta({ id: 'TopUpPackage' });
export type TopUpPackage = z.output<typeof topUpPackage>;

/**
 * Where an order stands. `open`: the customer is at the provider. `declined`, `cancelled` and `expired` are what we last
 * heard; a payment that still arrives is taken. `paid`: coins credited. `refunded` and `chargedBack`: taken back in full
 * or in part. `review`: the provider reported something that does not fit; an operator looks at it.
 */
export const orderStatuses = [
  'open',
  'declined',
  'cancelled',
  'expired',
  'paid',
  'refunded',
  'chargedBack',
  'review',
] as const;
export const orderStatus = z.enum(orderStatuses).meta({ id: 'OrderStatus' });
export type OrderStatus = z.output<typeof orderStatus>;

/** A top-up order as its customer sees it. Times in epoch ms. */
export const order = z
  .object({
    id: z.string(),
    status: orderStatus,
    euroCents: z.int(),
    coins: z.int(),
    /** Coins taken back by refunds and chargebacks, in hundredths. */
    coinsTakenBack: z.int(),
    createdAt: z.int(),
    paidAt: z.int().nullable(),
    /** Where to go on paying, while that is possible. */
    checkoutUrl: z.string().nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const orderId = z.string().regex(/^[a-z0-9]{20}$/);
