import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const sold = event({
  name: 'sales.sold',
  summary:
    'Something was sold and is complete; `coins` in hundredths of a coin, less what went back, `at` in epoch ms.',
  access: system,
  payload: z.object({
    sale: z.string(),
    kind: z.string(),
    category: z.string(),
    buyerId: z.int(),
    sellerId: z.int().nullable(),
    coins: z.int(),
    covered: z.int(),
    at: z.number(),
  }),
  key: ({ buyerId }) => buyerId,
});

export const saleRefunded = event({
  name: 'sales.refundedByOperator',
  summary:
    'An operator gave coins of a complete sale back, in hundredths; `takenBack` is what of them the performer lost.',
  access: system,
  payload: z.object({ sale: z.string(), coins: z.int().positive(), takenBack: z.int().min(0) }),
  key: ({ sale }) => sale,
});
