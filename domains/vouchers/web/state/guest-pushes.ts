import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { vouchersChanged } from '../../contract/vouchers.ts';

/** What changes what the guest of this page can use. */
export const vouchersPushes: FillingOf<typeof guestPushes> = [
  guestReducer(vouchersChanged, ({ vouchers }) => ({ vouchers })),
];
