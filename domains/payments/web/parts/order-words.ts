import type { Order } from '../../contract/orders.ts';

/** What is true of an order that waits. */
export const waitingWords = ({ isStoredCard, checkoutUrl }: Order) => {
  if (!isStoredCard) return 'payments.sheet.waiting';
  return checkoutUrl ? 'payments.card.asks' : 'payments.card.charging';
};

/** What its status means to its customer, and what can be done. */
export const statusWords = ({ declined, status }: Order) =>
  declined === null ? (`payments.receipt.${status}Text` as const) : (`payments.declined.${declined}` as const);
