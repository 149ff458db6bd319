import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound, notServed } from '#kit/contract/problems.ts';
import { order, orderId, topUpPackage, vat } from './orders.ts';

export const getTopUpPackages = route({
  name: 'getTopUpPackages',
  summary: 'What the caller can order, in their country: 4 coins a euro, rounded up (spec 1 section 9).',
  method: 'GET',
  path: 'payments/getPackages',
  access: anyone,
  /** `isSandbox`: the payment provider is the built-in one, and no money moves. `vat`: the tax that prices hold. */
  response: z.object({ packages: z.array(topUpPackage), isSandbox: z.boolean(), vat: vat.nullable() }),
});

/** Nothing is charged here: the answer's order carries the address of the provider's checkout. */
export const startTopUp = route({
  name: 'startTopUp',
  summary: 'Orders a package and opens the checkout of the payment provider.',
  method: 'POST',
  path: 'payments/startTopUp',
  access: loggedIn,
  body: z.object({
    packageId: z.string().min(1).max(40),
    keepCard: z.boolean().default(false).describe('the provider keeps the card for charges by one press'),
  }),
  response: order,
  problems: [notServed],
  limit: { points: 20, seconds: 600, per: 'subject' },
});

export const getOrder = route({
  name: 'getOrder',
  summary: 'One of the calling guest’s orders.',
  method: 'GET',
  path: 'payments/order/{orderId}',
  access: loggedIn,
  // Whoever has paid is told so, whatever else they have called.
  cost: 0,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params: z.object({ orderId }),
  response: order,
  problems: [notFound],
});

/** The provider sends the customer’s browser here. It proves nothing about money: only a signed postback does. */
export const returnFromCheckout = route({
  name: 'returnFromCheckout',
  summary: 'The way back from the provider’s checkout; leads on to the receipt.',
  method: 'GET',
  path: 'payments/return/{orderId}',
  access: anyone,
  params: z.object({ orderId }),
  query: z.looseObject({
    result: z.enum(['success', 'declined', 'cancelled']),
    why: z.string().max(40).optional().describe('Why it was declined, where the checkout says so.'),
    mark: z
      .string()
      .max(100)
      .optional()
      .describe('That the way back is the checkout’s own; without it nothing is noted.'),
  }),
  response: z.unknown(),
  cost: 0,
  limit: { points: 300, seconds: 600, per: 'address' },
  problems: [notFound],
});

const shopCallback = (name: string, path: string, summary: string) =>
  route({
    name,
    summary,
    method: 'GET',
    path,
    access: anyone,
    // Providers add words of their own, which say nothing to us.
    query: z.looseObject({}),
    response: z.unknown(),
    limit: { points: 60, seconds: 600, per: 'address' },
  });

/**
 * The success callback of spec 1 section 7, for the one address a provider keeps for a whole shop: it names no order. What proves a payment
 * is the signed postback alone.
 */
export const successCallback = shopCallback(
  'paymentSuccessCallback',
  'payments/callback/success',
  'Where a provider sends customers after a payment when it knows no address of the order; leads on to the receipt of their latest.',
);

/** The logout callback of spec 1 section 7: it notes nothing, for whoever logs out there may have paid before. */
export const logoutCallback = shopCallback(
  'paymentLogoutCallback',
  'payments/callback/logout',
  'Where a provider sends customers who log out there, or whose time ran out; leads on to the receipt of their latest order, or to topping up.',
);
