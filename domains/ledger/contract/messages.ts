import { z } from 'zod';
import { only, visitor } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { transferKindName } from './transfers.ts';

/** Spec 2 section 7, incoming pushes: guest balance. Sent to `guest:<id>` after every transfer of that guest's coins. */
export const guestBalance = serverMessage({
  name: 'guestBalance',
  summary: 'The coins of the guest have changed.',
  access: visitor,
  payload: z.object({
    guestBalance: z.int(),
    guestBalanceFormatted: z.string(),
    guestIsPayingCustomer: z.boolean(),
  }),
});

/** Sent to `performer:<id>` after every transfer: the new balance, and what was added or taken and why. */
export const performerBalance = serverMessage({
  name: 'performerBalance',
  summary: 'The earnings of the performer have changed.',
  access: only('performer'),
  payload: z.object({
    performerBalance: z.int(),
    performerBalanceFormatted: z.string(),
    kind: transferKindName,
    amount: z.int(),
    at: z.int(),
  }),
});
