import { defineSlot } from '#kit/web/slots/slots.ts';
import type { PurchaseCategory } from '../contract/purchase-categories.ts';
import type { PurchasePush } from './parts/purchase-push.ts';

/** What something that is sold is called: `kind` is its name, `label` the key of its words. Filled by who declares the kind. */
export const saleKindWords = defineSlot<undefined, { readonly kind: string; readonly label: string }>(
  'sales.kindWords',
);

/** What statistics call a category of purchases. Filled by who declares it; what is not named here leaves no browser. */
export const purchaseCategories = defineSlot<
  undefined,
  { readonly category: PurchaseCategory; readonly label: string }
>('sales.purchaseCategories');

/** How a browser learns that its guest has bought something. */
export const purchasePushes = defineSlot<PurchasePush>('sales.purchasePushes');
