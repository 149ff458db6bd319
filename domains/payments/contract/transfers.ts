import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** Coins a guest has paid for. */
export const topUp = transferKind('topUp');

/** Topped-up coins that are taken back with the money, also below zero. */
export const refund = transferKind('refund', { mayOverdraw: true });
export const chargeback = transferKind('chargeback', { mayOverdraw: true });
