import { z } from 'zod';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { int32Max, rowId } from '#kit/contract/numbers.ts';
import { query, route, serverMessage } from '#kit/contract/operations.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';
import { boughtGiftsShape } from './guest-fields.ts';
import { giftForVips, giftMissing } from './problems.ts';

/** Most of one gift that is bought or given at once. */
export const mostAtOnce = 100;

const quantity = z.int().min(1).max(mostAtOnce);
/** Hundredths of a coin that the page said it costs: nobody pays more than was shown. */
export const shownPrice = z.int().min(0).max(int32Max);
/** Chosen by the page for each thing done: the same one again answers the first and costs nothing. */
export const doneKey = z.uuid();

/** So many of a gift. */
export const GiftQuantity = z.object({ giftId: rowId, quantity }).meta({ id: 'GiftQuantity' });
export type GiftQuantity = z.infer<typeof GiftQuantity>;

/** What a guest has bought and not given yet. */
export const BoughtGift = z.object({ giftId: z.int(), quantity: z.int() }).meta({ id: 'BoughtGift' });
export type BoughtGift = z.infer<typeof BoughtGift>;

export const boughtGifts = query({
  name: 'boughtGifts',
  summary: 'What the guest who asks has bought and not given yet.',
  access: loggedIn,
  result: z.array(BoughtGift),
});

export const boughtGiftsChanged = serverMessage({
  name: 'boughtGifts',
  summary: 'What the guest has bought and not given yet has changed; to all pages of the guest.',
  access: loggedIn,
  payload: z.object({ boughtGifts: boughtGiftsShape }),
});

export const buyGifts = route({
  name: 'buyGifts',
  method: 'POST',
  path: 'gifts/buy',
  summary: 'Buys gifts to give later. Costs at most what was `shown`.',
  access: loggedIn,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({ giftId: rowId, quantity, shown: shownPrice, key: doneKey }),
  response: z.object({ boughtGifts: boughtGiftsShape, paid: z.int().describe('hundredths of a coin') }),
  problems: [giftMissing, giftForVips, priceChanged, keyUsedOtherwise, notEnoughCoins],
});
