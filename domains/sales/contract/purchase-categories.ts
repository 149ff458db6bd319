/**
 * What statistics count sales as (spec 3 §9). Who sells adds its own beside its kinds of sales, by `declare module`; the
 * web half fills the slots `sales.purchaseCategories` and `sales.purchaseCategoryWords`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains that sell
export interface PurchaseCategories {}

export type PurchaseCategory = keyof PurchaseCategories & string;
