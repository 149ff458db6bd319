import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { mediaPaid, mediaPaidBack, messagePaid, messagePaidBack } from './transfers.ts';

declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    paid_message: true;
    paid_media: true;
  }
}

/** A message to a performer (spec 3 §9). */
export const paidMessage = saleKind('message', {
  paid: messagePaid,
  paidBack: messagePaidBack,
  category: 'paid_message',
});

/** What a performer’s message carries, opened in place. Named by its media: `message-media:UUID`, with `-1` after it was paid back once. */
export const messageMedia = saleKind('messageMedia', {
  paid: mediaPaid,
  paidBack: mediaPaidBack,
  category: 'paid_media',
});
