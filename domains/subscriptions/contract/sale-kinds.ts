import type { SaleKind } from '#domains/sales/contract/sale-kinds.ts';
import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import type { ProductKind } from './products.ts';
import { clubPaid, clubPaidBack, subscriptionPaid, subscriptionPaidBack } from './transfers.ts';

/** What statistics count subscriptions as; `vip` and `tv` are the specification's (spec 3 §9). */
declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    vip: true;
    tv: true;
    select: true;
    fan_club: true;
  }
}

const ofPlatform = { paid: subscriptionPaid, paidBack: subscriptionPaidBack, isHouses: true } as const;

/** A month of each product: every month is a sale of its own, `subscription:12-3`. */
export const subscriptionSales = {
  vip: saleKind('vip', { ...ofPlatform, category: 'vip' }),
  tv: saleKind('tv', { ...ofPlatform, category: 'tv' }),
  select: saleKind('select', { ...ofPlatform, category: 'select' }),
  actor: saleKind('fanClub', { paid: clubPaid, paidBack: clubPaidBack, category: 'fan_club' }),
} as const satisfies Record<ProductKind, SaleKind>;
