import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { ProductKind, SubscriptionStatus } from './products.ts';

export const changed = event({
  name: 'subscriptions.changed',
  summary:
    'A subscription began, changed or ended. `isActive`: whether it holds what it brings; `until` when its paid or granted time ends, `at` now, in epoch ms. `isStarted`: it has just begun.',
  access: system,
  payload: z.object({
    subscriptionId: z.int(),
    guestId: z.int(),
    kind: ProductKind,
    actorId: z.int().nullable(),
    tier: z.int().describe('1 to 3 of a fan club; 0 of the platform’s products'),
    status: SubscriptionStatus,
    isActive: z.boolean(),
    isStarted: z.boolean(),
    until: z.number(),
    at: z.number(),
  }),
  key: ({ guestId }) => guestId,
});
