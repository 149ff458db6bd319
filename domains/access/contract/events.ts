import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Sent by whoever keeps a rule, when an account is shut out of all that is for adults: what it pays for again and again ends. */
export const accessClosed = event({
  name: 'access.closed',
  summary: 'An account is shut out of all that is for adults, as where a check said that somebody is under 18.',
  access: system,
  payload: z.object({ accountId: z.int() }),
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
