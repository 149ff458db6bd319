import type { guestParts } from '#domains/guest/web/slots.ts';
import type { statementNoteStates } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noVouchers } from '../../contract/guest-fields.ts';

/** What the guest of this page can use. */
export const vouchersPart: FillingOf<typeof guestParts> = { defaults: noVouchers };

/** A voucher that is used, or comes back, changes what a statement tells of it. */
export const usableVouchers: FillingOf<typeof statementNoteStates> = ({ vouchers }) => vouchers;
