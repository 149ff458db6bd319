/**
 * What statistics count sales as (spec 3 §9). Who sells adds its own beside its kinds of sales, by `declare module`; the
 * words for people fill the slot `sales.purchaseCategories`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains that sell
export interface PurchaseCategories {}

export type PurchaseCategory = keyof PurchaseCategories & string;
