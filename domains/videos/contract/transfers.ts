import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays for a video. */
export const videoBought = transferKind('videoBought');

/** What a guest gets back for a video. */
export const videoPaidBack = transferKind('videoPaidBack');
