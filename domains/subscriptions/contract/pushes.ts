import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ProductKind, SubscriptionStatus } from './products.ts';

const payload = z.object({
  status: SubscriptionStatus,
  isStarted: z.boolean().describe('it has just begun: a purchase is counted once'),
  price: z.int().describe('what was paid now, in hundredths of a coin; 0: nothing'),
});

/** Spec 1 §7, spec 2 §6. */
export const vipSubscription = serverMessage({
  name: 'vipSubscription',
  summary: 'The guest’s VIP subscription began, changed or ended; to all pages of the guest.',
  access: loggedIn,
  payload,
});

export const tvSubscription = serverMessage({
  name: 'tvSubscription',
  summary: 'The guest’s TV subscription began, changed or ended; to all pages of the guest.',
  access: loggedIn,
  payload,
});

export const subscriptionChanged = serverMessage({
  name: 'subscriptionChanged',
  summary: 'Any subscription of the guest began, changed or ended; to all pages of the guest.',
  access: loggedIn,
  payload: payload.extend({ kind: ProductKind, actorId: z.int().nullable() }),
});

export const monthlyBonusTaken = serverMessage({
  name: 'monthlyBonusTaken',
  summary: 'The guest has taken the coins that waited for them as a VIP this month; to all pages of the guest.',
  access: loggedIn,
  payload: z.object({ coins: z.int().describe('hundredths of a coin') }),
});
