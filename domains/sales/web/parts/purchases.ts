import { filled as categories } from 'virtual:slots/sales.purchaseCategories';
import { filled as pushes } from 'virtual:slots/sales.purchasePushes';
import type { Translator } from '#kit/i18n/translator.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { purchaseCategories, purchasePushes } from '../slots.ts';
import type { PurchasePush } from './purchase-push.ts';

const facts = fillingsOf<typeof purchaseCategories>(categories).map((each) => each.facts);

/** Every push by which a browser learns that its guest has bought something. */
export const everyPurchasePush: readonly PurchasePush[] = fillingsOf<typeof purchasePushes>(pushes).map(
  ({ value }) => value,
);

/** The categories that purchases of this site are counted as. */
export const knownCategories: ReadonlySet<string> = new Set(facts.map(({ category }) => category));

/** What a category is called; its name where its domain is gone. */
export function categoryLabel(t: Translator, category: string): string {
  const label = facts.find((each) => each.category === category)?.label;
  return (label && t.maybe(label)) ?? category;
}
