import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';

/** What of a sale is a performer's from today on: per cent, by kind, where no rule names somebody. */
export const getShares = route({
  name: 'onboarding.getShares',
  method: 'GET',
  path: 'onboarding/shares',
  summary: 'The share a new performer gets of each kind of sale, in per cent, and what a minute usually costs.',
  access: anyone,
  response: z.object({
    shares: z.array(z.object({ kind: z.string(), percent: z.int() })),
    /** Hundredths of a coin; 0 where nobody asks anything. */
    usualMinute: z.int(),
    coinsPerEuro: z.int(),
  }),
});
