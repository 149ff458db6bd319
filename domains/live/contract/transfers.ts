import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** A minute of a chat, paid in advance. */
export const chatMinute = transferKind('chatMinute');

/** What a performer earned by a minute that a voucher paid and that was not delivered. */
export const chatMinuteBack = transferKind('chatMinuteBack');

/** Coins a guest gets back for picture time that did not arrive. */
export const chatRefund = transferKind('chatRefund');
