import type { Fill } from '#kit/web/slots/slots.ts';
import { defineSlot, fill } from '#kit/web/slots/slots.ts';
import type { PurchaseCategory } from '../contract/purchase-categories.ts';
import type { PurchasePush } from './parts/purchase-push.ts';

/** What a sale was for: the list of the office that has it, searched by the key of the sale or by its buyer. */
export interface SaleCause {
  readonly page: string;
  readonly by: 'key' | 'buyer';
}

/**
 * What something that is sold is called: `kind` is its name, `label` the key of its words, `cause` where the office finds what it was for. Filled
 * by who declares the kind.
 */
export const saleKindWords = defineSlot<
  undefined,
  { readonly kind: string; readonly label: string; readonly cause?: SaleCause }
>('sales.kindWords');

/** A category that purchases are counted as. Filled by who declares it; what is not named here leaves no browser. */
export const purchaseCategories = defineSlot<undefined, { readonly category: PurchaseCategory }>(
  'sales.purchaseCategories',
);

/** What operators call a category. A slot of its own: every guest's browser counts, and none of them says these words. */
export const purchaseCategoryWords = defineSlot<
  undefined,
  { readonly category: PurchaseCategory; readonly label: string }
>('sales.purchaseCategoryWords');

/** What a selling domain says of a category: that it is counted, and what operators call it. */
export const countedAs = (category: PurchaseCategory, label: string): readonly Fill[] => [
  fill(purchaseCategories, {}, { category }),
  fill(purchaseCategoryWords, {}, { category, label }),
];

/** How a browser learns that its guest has bought something. */
export const purchasePushes = defineSlot<PurchasePush>('sales.purchasePushes');
