import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Told in the transaction of each payment after which the coins of a guest may be below what their recharge is to keep. */
export const spentBelow = event({
  name: 'autoRecharge.spentBelow',
  summary:
    'A guest has spent coins and has fewer left than their recharge is to keep, or than the next minute of a chat needs (`needed`, hundredths; else 0).',
  access: system,
  payload: z.object({ guestId: z.int(), needed: z.int() }),
  key: ({ guestId }) => guestId,
});
