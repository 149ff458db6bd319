import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { toyPaid, toyPaidBack } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    toy_control: true;
  }
}

/** One play of a toy, as it is sold (spec 3 §9: `toy_control`). */
export const toySale = saleKind('toy', { paid: toyPaid, paidBack: toyPaidBack, category: 'toy_control' });
