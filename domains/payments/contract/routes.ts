import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound, notServed } from '#kit/contract/problems.ts';
import { order, orderId, topUpPackage } from './orders.ts';

export const getTopUpPackages = route({
  name: 'getTopUpPackages',
  summary: 'What coins cost: 4 coins a euro, rounded up (spec 1 section 9).',
  method: 'GET',
  path: 'payments/getPackages',
  access: anyone,
  /** `isSandbox`: the payment provider is the built-in one, and no money moves. */
  response: z.object({ packages: z.array(topUpPackage), isSandbox: z.boolean() }),
});

/** Nothing is charged here: the answer's order carries the address of the provider's checkout. */
export const startTopUp = route({
  name: 'startTopUp',
  summary: 'Orders a package and opens the checkout of the payment provider.',
  method: 'POST',
  path: 'payments/startTopUp',
  access: loggedIn,
  body: z.object({ packageId: z.string().min(1).max(40) }),
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
