import { statementKinds } from '#domains/ledger/web/slots.ts';
import { roomPanel } from '#domains/live/web/slots.ts';
import { profileTab } from '#domains/performers/web/slots.ts';
import { purchaseCategories, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { ticketSale } from '../contract/sale-kind.ts';
import { ticketBought, ticketPaidBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const ticketsWeb = defineWebDomain({
  name: 'tickets',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'bought' },
      { kind: ticketBought.name, label: 'tickets.kind' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'paidBack' },
      { kind: ticketPaidBack.name, label: 'tickets.kindBack' },
    ),
    fill(roomPanel, { file: 'parts/room-show.tsx', name: 'RoomShow', order: 20 }),
    fill(profileTab, { order: 47 }, { page: 'tickets.ofActor', label: 'tickets.tab' }),
    fill(saleKindWords, {}, { kind: ticketSale.name, label: 'tickets.kind' }),
    fill(purchaseCategories, {}, { category: ticketSale.category, label: 'tickets.category' }),
  ],
});
