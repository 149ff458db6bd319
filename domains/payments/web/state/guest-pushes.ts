import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { canOneClickResult } from '../../contract/one-click.ts';

/** What changes how the guest of this page may be charged. */
export const paymentsPushes: FillingOf<typeof guestPushes> = [
  guestReducer(canOneClickResult, ({ result, config, amounts, autoRechargeConfig, autoRechargeAmount }) => ({
    isOneClickChargeable: result,
    oneClickAmounts: amounts,
    chargeConfig: config,
    autoRechargeConfig,
    autoRechargeAmount,
  })),
];
