import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays for gifts as they are given. */
export const giftPaid = transferKind('giftPaid');
export const giftPaidBack = transferKind('giftPaidBack');

/** What a guest pays for gifts to be given later. */
export const giftStockPaid = transferKind('giftStockPaid');
export const giftStockPaidBack = transferKind('giftStockPaidBack');

/** A tip. */
export const tipPaid = transferKind('tipPaid');
export const tipPaidBack = transferKind('tipPaidBack');
