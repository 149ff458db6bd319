import type { Order } from '../../contract/orders.ts';

/** What is true of an order that waits. */
export const waitingWords = ({ isStoredCard, checkoutUrl }: Order) => {
  if (!isStoredCard) return 'payments.sheet.waiting';
  return checkoutUrl ? 'payments.card.asks' : 'payments.card.charging';
};

/** What its status means to its customer, and what can be done. */
export const statusWords = ({ declined, status, withheld }: Order) => {
  if (withheld !== null) return `payments.receipt.withheld.${withheld}` as const;
  return declined === null ? (`payments.receipt.${status}Text` as const) : (`payments.declined.${declined}` as const);
};

/** How it stands, in a line: what is to go back is no payment that somebody looks into. */
export const statusTitle = ({ status, withheld }: Pick<Order, 'status' | 'withheld'>) =>
  withheld !== null && status === 'review' ? 'payments.receipt.withheld' : (`payments.receipt.${status}` as const);
