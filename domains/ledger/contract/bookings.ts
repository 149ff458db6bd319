import { z } from 'zod';
import { accountOwners } from './accounts.ts';
import { memo, transferKindName } from './transfers.ts';

/** One transfer as the page of what caused it shows it: what it did to one account, and to whom or from whom. Hundredths of a coin. */
export const booking = z
  .object({
    transferId: z.int(),
    at: z.iso.datetime(),
    kind: transferKindName,
    amount: z.int().describe('what the account got; below zero: what it gave'),
    others: z.array(
      z.object({ owner: z.enum(accountOwners), amount: z.int() }).describe('what the other accounts got of it'),
    ),
    memo,
  })
  .meta({ id: 'Booking' });
export type Booking = z.output<typeof booking>;
