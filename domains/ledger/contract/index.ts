import { guestBalance, performerBalance } from './messages.ts';
import { getLedgerReport, verifyBooks, verifyLedger } from './office.ts';
import { getGuestBalance, getGuestStatement, getPerformerEarnings } from './routes.ts';

export * from './accounts.ts';
export * from './messages.ts';
export * from './office.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './transfers.ts';
export * from './verification.ts';

/** Everything the ledger answers and pushes. */
export const operations = [
  getGuestBalance,
  getGuestStatement,
  getPerformerEarnings,
  getLedgerReport,
  verifyLedger,
  verifyBooks,
  guestBalance,
  performerBalance,
] as const;
