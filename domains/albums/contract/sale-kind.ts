import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { albumBought, albumPaidBack } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    image_album: true;
  }
}

/** An album of pictures, as it is sold (spec 3 §9: category `image_album`). */
export const albumSale = saleKind('album', { paid: albumBought, paidBack: albumPaidBack, category: 'image_album' });
