import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const shape = {
  balance: z.int().describe('hundredths of a coin'),
  balanceFormatted: z.string(),
  isPayingCustomer: z.boolean(),
  isForcedPayment: z
    .boolean()
    .describe('the balance is below zero, after a chargeback: nothing can be paid until it is settled'),
};

/** Somebody without coins. */
export const noFunds: FieldsOf<typeof shape> = {
  balance: 0,
  balanceFormatted: '0',
  isPayingCustomer: false,
  isForcedPayment: false,
};

/** What the ledger knows of a guest. */
export const ledgerFields = guestFields('ledger', shape, noFunds);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
