import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { noVouchers } from '../../contract/guest-fields.ts';

/** What the guest of this page can use. */
export const vouchersPart: FillingOf<typeof guestParts> = { defaults: noVouchers };
