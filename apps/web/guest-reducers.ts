import type { GuestReducer } from '#domains/guest/contract/reducer.ts';
import { guestReducer, guestReducers } from '#domains/guest/contract/reducer.ts';
import { guestBalance } from '#domains/ledger/contract/messages.ts';

/** Every push that changes the guest state, of all domains. */
export const reducers: readonly GuestReducer[] = [
  ...guestReducers,
  guestReducer(guestBalance, (pushed) => ({
    balance: pushed.guestBalance,
    balanceFormatted: pushed.guestBalanceFormatted,
    isPayingCustomer: pushed.guestIsPayingCustomer,
  })),
];
