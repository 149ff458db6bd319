import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

/** Vouchers that can be used now; one that is for several performers stands once for each. */
export const guestVouchersShape = z.array(
  z
    .object({
      id: z.number().describe('a whole number'),
      type: z.int().min(1).max(10),
      amount: z.int(),
      actorId: z.int().nullable().describe('with whom; null: with everybody'),
    })
    .meta({ id: 'GuestVoucher' }),
);
export type GuestVouchers = z.infer<typeof guestVouchersShape>;

const shape = { vouchers: guestVouchersShape };

/** Of somebody who has none. */
export const noVouchers: FieldsOf<typeof shape> = { vouchers: [] };

/** What every page knows of its guest because of this domain (spec 1 §3). */
export const voucherFields = guestFields('vouchers', shape, noVouchers);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
