import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays for a month of a product of the platform. */
export const subscriptionPaid = transferKind('subscriptionPaid');
export const subscriptionPaidBack = transferKind('subscriptionPaidBack');

/** What a guest pays for a month of a performer's fan club. */
export const clubPaid = transferKind('clubPaid');
export const clubPaidBack = transferKind('clubPaidBack');

/** Coins that the platform gives to its members with every top-up, and takes back with the money. */
export const memberExtra = transferKind('memberExtra');
export const memberExtraBack = transferKind('memberExtraBack', { mayOverdraw: true });

/** Coins that the platform gives to its VIP members for each month they pay, and takes back with the money of that month. */
export const monthlyBonusGiven = transferKind('monthlyBonus');
export const monthlyBonusBack = transferKind('monthlyBonusBack', { mayOverdraw: true });
