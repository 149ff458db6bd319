import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** A message to a performer. */
export const messagePaid = transferKind('messagePaid');
export const messagePaidBack = transferKind('messagePaidBack');

/** A picture, a video or words spoken in a message, opened for coins. */
export const mediaPaid = transferKind('messageMediaPaid');
export const mediaPaidBack = transferKind('messageMediaPaidBack');
