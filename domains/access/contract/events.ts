import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { closing } from './restrictions.ts';

/**
 * Sent by whoever keeps a rule, when no money of an account moves any more: what it pays for again and again ends. `until`, epoch ms:
 * when it opens by itself, and what would be paid after that goes on; null: it does not.
 */
export const accessClosed = event({
  name: 'access.closed',
  summary:
    'No money of an account moves any more: a check said under 18, an operator locked or restricted it, its guest takes a break.',
  access: system,
  payload: z.object({ accountId: z.int(), why: closing, until: z.int().nullable() }),
  key: ({ accountId }) => accountId,
});

/**
 * Sent by whoever keeps a rule, when what an account could do before is no more: who holds something open for it asks again.
 * `country` is where the account was when it was let in, as far as anybody knows.
 */
export const accessNarrowed = event({
  name: 'access.narrowed',
  summary:
    'An account may do less than before, as where its proof of age was taken back; what it is in the middle of is asked about again.',
  access: system,
  payload: z.object({ accountId: z.int(), country: z.string().length(2).nullable() }),
  key: ({ accountId }) => accountId,
});
