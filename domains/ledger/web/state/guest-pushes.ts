import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { guestBalance } from '../../contract/messages.ts';

/** What changes the coins of the guest of this page. */
export const ledgerPushes: FillingOf<typeof guestPushes> = [
  guestReducer(guestBalance, (pushed) => ({
    balance: pushed.guestBalance,
    balanceFormatted: pushed.guestBalanceFormatted,
    isPayingCustomer: pushed.guestIsPayingCustomer,
    isForcedPayment: pushed.guestBalance < 0,
  })),
];
