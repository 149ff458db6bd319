import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

export const hundredths = z.int().describe('hundredths of a coin');

export const autoRechargeConfig = z
  .object({ isAllowed: z.boolean(), amounts: z.array(hundredths), threshold: hundredths.nullable() })
  .meta({ id: 'AutoRechargeConfig' });

export const chargeConfig = z
  .object({ currency: z.enum(['EUR', 'CHF']), minAmount: hundredths.nullable(), maxAmount: hundredths.nullable() })
  .meta({ id: 'ChargeConfig' });

const shape = {
  autoRechargeAmount: hundredths.nullable(),
  autoRechargeConfig,
  oneClickAmounts: z.array(hundredths),
  isOneClickChargeable: z.boolean(),
  chargeAmounts: z.array(hundredths),
  chargeConfig,
};

export type PaymentsShape = typeof shape;

/** Somebody who cannot be charged by one click or automatically; which amounts are sold is not known yet. */
export const noCharges: FieldsOf<typeof shape> = {
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
