import { saleKind } from '#domains/sales/contract/sale-kinds.ts';
import { privateTicketBought, privateTicketPaidBack, ticketBought, ticketPaidBack } from './transfers.ts';

/** What statistics count tickets as (spec 3 §9). */
declare module '#domains/sales/contract/purchase-categories.ts' {
  interface PurchaseCategories {
    cam_show_ticket: true;
  }
}

/** A ticket, as it is sold. */
export const ticketSale = saleKind('ticket', {
  paid: ticketBought,
  paidBack: ticketPaidBack,
  category: 'cam_show_ticket',
});

/** A ticket of a private show, which vouchers of their own pay (spec 2 §3, type 8). */
export const privateTicketSale = saleKind('privateTicket', {
  paid: privateTicketBought,
  paidBack: privateTicketPaidBack,
  category: 'cam_show_ticket',
});
