import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { boughtGiftsChanged } from '../../contract/stock.ts';

/** What changes what the guest of this page has bought. */
export const giftsPushes: FillingOf<typeof guestPushes> = [
  guestReducer(boughtGiftsChanged, ({ boughtGifts }) => ({ boughtGifts })),
];
