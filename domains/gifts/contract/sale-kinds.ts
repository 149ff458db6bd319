import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { giftPaid, giftPaidBack, giftStockPaid, giftStockPaidBack, tipPaid, tipPaidBack } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    messenger_gift: true;
    tip: true;
  }
}

/** Gifts given to a performer: what was bought before covers its part of the price. */
export const giftSale = saleKind('gift', { paid: giftPaid, paidBack: giftPaidBack, category: 'messenger_gift' });

/** Gifts bought from the platform to be given later. */
export const giftStockSale = saleKind('giftStock', {
  paid: giftStockPaid,
  paidBack: giftStockPaidBack,
  category: 'messenger_gift',
  isHouses: true,
});

/** Coins given to a performer, with what they are for where it is on the tip menu. */
export const tipSale = saleKind('tip', { paid: tipPaid, paidBack: tipPaidBack, category: 'tip' });

export const givingSaleKinds = [giftSale, giftStockSale, tipSale] as const;
