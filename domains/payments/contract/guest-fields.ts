import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const hundredths = z.int().describe('hundredths of a coin');

const shape = {
  isForcedPayment: z.boolean(),
  autoRechargeAmount: hundredths.nullable(),
  autoRechargeConfig: z
    .object({ isAllowed: z.boolean(), amounts: z.array(hundredths), threshold: hundredths.nullable() })
    .meta({ id: 'AutoRechargeConfig' }),
  oneClickAmounts: z.array(hundredths),
  isOneClickChargeable: z.boolean(),
  chargeAmounts: z.array(hundredths),
  chargeConfig: z
    .object({ currency: z.enum(['EUR', 'CHF']), minAmount: hundredths.nullable(), maxAmount: hundredths.nullable() })
    .meta({ id: 'ChargeConfig' }),
};

/** Somebody who cannot be charged by one click or automatically; which amounts are sold is not known yet. */
export const noCharges: FieldsOf<typeof shape> = {
  isForcedPayment: false,
  autoRechargeAmount: null,
  autoRechargeConfig: { isAllowed: false, amounts: [], threshold: null },
  oneClickAmounts: [],
  isOneClickChargeable: false,
  chargeAmounts: [],
  chargeConfig: { currency: 'EUR', minAmount: null, maxAmount: null },
};

/** How a guest may be charged. */
export const paymentsFields = guestFields('payments', shape, noCharges);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
