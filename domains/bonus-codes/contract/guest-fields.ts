import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const urlBonusCode = z.object({ code: z.string(), isRedeemable: z.boolean() }).meta({ id: 'UrlBonusCode' });
export type UrlBonusCode = z.infer<typeof urlBonusCode>;

const shape = {
  /** The bonus code of the address the guest opened a page with, until they have redeemed it (spec 1 §3). */
  bonusCode: urlBonusCode.nullable(),
};

/** Of somebody who opened none. */
export const noBonusCode: FieldsOf<typeof shape> = { bonusCode: null };

export const bonusCodeFields = guestFields('bonus-codes', shape, noBonusCode);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
