import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestReducers } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { guestBalance } from '../../contract/messages.ts';

/** The pushes of the ledger that change the guest state. */
export const ledgerReducers: FillingOf<typeof guestReducers> = [
  guestReducer(guestBalance, (pushed) => ({
    balance: pushed.guestBalance,
    balanceFormatted: pushed.guestBalanceFormatted,
    isPayingCustomer: pushed.guestIsPayingCustomer,
  })),
];
