import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** A minute of a chat, paid in advance. */
export const chatMinute = transferKind('chatMinute');

/** Coins a guest gets back for picture time that did not arrive. */
export const chatRefund = transferKind('chatRefund');
