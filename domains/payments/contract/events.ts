import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Told once for each order whose coins were credited. */
export const topUpPaid = event({
  name: 'payments.topUpPaid',
  summary: 'A guest has paid for coins and has them.',
  access: system,
  payload: z.object({
    orderId: z.string(),
    guestId: z.int(),
    euroCents: z.int(),
    coins: z.int(),
    isFirst: z.boolean(),
  }),
  key: ({ guestId }) => guestId,
});
