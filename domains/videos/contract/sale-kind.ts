import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { videoBought, videoPaidBack } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    video: true;
  }
}

/** A video, as it is sold (spec 3 §9: category `video`). */
export const videoSale = saleKind('video', { paid: videoBought, paidBack: videoPaidBack, category: 'video' });
