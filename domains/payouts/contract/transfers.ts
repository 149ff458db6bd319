import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a studio gets of what its performer earned. */
export const studioShare = transferKind('studioShare');
/** Frozen for a run: from what was earned to what is to be paid, with the tax on it. */
export const payoutReserved = transferKind('payoutReserved');
/** A run was cancelled, or a payee left it: as before. May leave a debt where more was paid too much meanwhile. */
export const payoutDropped = transferKind('payoutDropped', { mayOverdraw: true });
/** The bank has paid. */
export const payoutPaid = transferKind('payoutPaid', { mayOverdraw: true });
/** The bank sent it back. */
export const payoutReturned = transferKind('payoutReturned');
/** A credit note was put right after it was paid: the next payouts make up for it. */
export const payoutCorrected = transferKind('payoutCorrected', { mayOverdraw: true });
