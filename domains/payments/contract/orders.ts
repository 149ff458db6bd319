import { z } from 'zod';
import { closing } from '#domains/access/contract/index.ts';

/** Coins that come with a top-up besides those that are paid for, and why. In hundredths. */
export const topUpExtra = z
  .object({ reason: z.string().describe('for example `vip`'), coins: z.int() })
  .meta({ id: 'TopUpExtra' });
export type TopUpExtra = z.output<typeof topUpExtra>;

/** An amount of coins at a price, with what its guest gets on top of it. `coins` in hundredths, `euroCents` in cents. */
export const topUpPackage = z
  .object({ id: z.string(), euroCents: z.int(), coins: z.int(), extras: z.array(topUpExtra) })
  .meta({ id: 'TopUpPackage' });
export type TopUpPackage = z.output<typeof topUpPackage>;

/**
 * Where an order stands. `open`: the customer is at the provider. `declined`, `cancelled` and `expired` are what we last
 * heard; a payment that still arrives is taken. `paid`: coins credited. `refunded` and `chargedBack`: taken back in full
 * or in part. `review`: the provider reported something that does not fit, or what was paid brings nothing and has to go back; an
 * operator looks at it.
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

/** Why a bank said no, as far as its customer can do something about it. */
export const declineReasons = ['funds', 'expired', 'refused'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The value added tax a price holds: whose country's, and how much in hundredths of a per cent. */
export const vat = z.object({ country: z.string(), percent: z.int() }).meta({ id: 'Vat' });
export type Vat = z.output<typeof vat>;

/** A top-up order as its customer sees it. Times in epoch ms. */
export const order = z
  .object({
    id: z.string(),
    status: orderStatus,
    euroCents: z.int(),
    coins: z.int(),
    /** Coins taken back by refunds and chargebacks, in hundredths. */
    coinsTakenBack: z.int(),
    /** What comes on top of `coins`, as it was said before the payment; and what of it was taken back. */
    extras: z.array(topUpExtra.extend({ takenBack: z.int() })),
    createdAt: z.int(),
    paidAt: z.int().nullable(),
    /** Where to go on paying, while that is possible. */
    checkoutUrl: z.string().nullable(),
    /** Charged to the stored card, by a press or by itself; `checkoutUrl` is then where the bank asks. */
    isStoredCard: z.boolean(),
    /** Why it was declined; null where it was not, or the provider does not say. */
    declined: z.enum(declineReasons).nullable(),
    /** It was paid and brings no coins, and why: the money goes back. Null where that is not so. */
    withheld: closing.nullable(),
    /** The tax in the price, as it was when the order was made; null where none is known. */
    vat: vat.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const orderId = z.string().regex(/^[a-z0-9]{20}$/);
