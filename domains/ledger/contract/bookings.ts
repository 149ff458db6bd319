import { z } from 'zod';
import { accountOwners } from './accounts.ts';
import { memo, transferKindName } from './transfers.ts';

/** One transfer as the page of what caused it shows it: who gave and who got how much. Hundredths of a coin. */
export const booking = z
  .object({
    transferId: z.int(),
    at: z.iso.datetime(),
    kind: transferKindName,
    parts: z.array(
      z.object({ owner: z.enum(accountOwners), amount: z.int() }).describe('what it got; below zero: what it gave'),
    ),
    memo,
  })
  .meta({ id: 'Booking' });
export type Booking = z.output<typeof booking>;
