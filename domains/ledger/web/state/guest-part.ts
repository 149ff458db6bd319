import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { noFunds } from '../../contract/guest-fields.ts';
import { guestBalance } from '../../contract/messages.ts';

/** The coins of the guest of this page. */
export const ledgerPart: FillingOf<typeof guestParts> = {
  defaults: noFunds,
  reducers: [
    guestReducer(guestBalance, (pushed) => ({
      balance: pushed.guestBalance,
      balanceFormatted: pushed.guestBalanceFormatted,
      isPayingCustomer: pushed.guestIsPayingCustomer,
    })),
  ],
};
