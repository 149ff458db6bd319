import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** What a guest pays for a ticket of a live show. */
export const ticketBought = transferKind('ticketBought');

/** What a guest gets back for a ticket. */
export const ticketPaidBack = transferKind('ticketPaidBack');

/** The same of a private show. */
export const privateTicketBought = transferKind('privateTicketBought');
export const privateTicketPaidBack = transferKind('privateTicketPaidBack');
