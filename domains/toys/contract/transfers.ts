import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays to move a performer’s toy. */
export const toyPaid = transferKind('toyPaid');

/** What a guest gets back of it, because it was not played to its end. */
export const toyPaidBack = transferKind('toyPaidBack');
