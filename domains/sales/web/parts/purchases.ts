import { filled as categories } from 'virtual:slots/sales.purchaseCategories';
import { filled as pushes } from 'virtual:slots/sales.purchasePushes';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { purchaseCategories, purchasePushes } from '../slots.ts';
import type { PurchasePush } from './purchase-push.ts';

/** Every push by which a browser learns that its guest has bought something. */
export const everyPurchasePush: readonly PurchasePush[] = fillingsOf<typeof purchasePushes>(pushes).map(
  ({ value }) => value,
);

/** The categories that purchases of this site are counted as. */
export const knownCategories: ReadonlySet<string> = new Set(
  fillingsOf<typeof purchaseCategories>(categories).map(({ facts: { category } }) => category),
);
