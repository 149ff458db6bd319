import type { AccountName } from '#domains/ledger/contract/accounts.ts';
import { noteKind, transferKind } from '#domains/ledger/contract/transfers.ts';

/** Coins that came out of a voucher; the platform gives them. */
export const voucherCredits = transferKind('voucherCredits');

/** Minutes of a chat that vouchers paid. */
export const freeMinutes = noteKind('freeMinutes');

/** Messages to a performer on one day that vouchers paid. */
export const freeMessages = noteKind('freeMessages');

/** What the platform gives away: below zero by all of it. */
export const housePromotions: AccountName = 'house:promotions';
