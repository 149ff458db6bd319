import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

const payload = z.object({ runId: z.int(), payeeId: z.int(), amount: z.int().describe('euro cents') });

/** A payout has left the platform's account. */
export const payoutPaid = event({
  name: 'payouts.paid',
  summary: 'A payee was paid by a run.',
  access: system,
  payload,
  key: ({ payeeId }) => payeeId,
});
/** A bank sent a payout back. */
export const payoutReturned = event({
  name: 'payouts.returned',
  summary: 'A payout came back from the bank; it is paid again once the account is right.',
  access: system,
  payload,
  key: ({ payeeId }) => payeeId,
});
