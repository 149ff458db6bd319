import { guestBalance, performerBalance } from './messages.ts';
import { getGuestBalance, getGuestStatement, getPerformerEarnings } from './routes.ts';

export * from './accounts.ts';
export * from './messages.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './transfers.ts';

/** Everything the ledger answers and pushes. */
export const operations = [
  getGuestBalance,
  getGuestStatement,
  getPerformerEarnings,
  guestBalance,
  performerBalance,
] as const;
