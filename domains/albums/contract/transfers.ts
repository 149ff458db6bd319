import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays for an album. */
export const albumBought = transferKind('albumBought');

/** What a guest gets back for an album. */
export const albumPaidBack = transferKind('albumPaidBack');
