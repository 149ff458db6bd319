import { statementKinds } from '#domains/ledger/web/slots.ts';
import { roomPanel, viewerActions } from '#domains/live/web/slots.ts';
import { guestActions } from '#domains/messenger/web/slots.ts';
import { profileTab } from '#domains/performers/web/slots.ts';
import { purchaseCategories, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { privateTicketSale, ticketSale } from '../contract/sale-kind.ts';
import { privateTicketBought, privateTicketPaidBack, ticketBought, ticketPaidBack } from '../contract/transfers.ts';
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
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'privateBought' },
      { kind: privateTicketBought.name, label: 'tickets.kindPrivate' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'privatePaidBack' },
      { kind: privateTicketPaidBack.name, label: 'tickets.kindPrivateBack' },
    ),
    fill(
      memberParts,
      { file: 'parts/keep-invitations.tsx', name: 'KeepInvitations', order: 140 },
      { areas: ['guest'] },
    ),
    fill(memberParts, { file: 'studio/keep-answers.tsx', name: 'KeepAnswers', order: 140 }, { areas: ['studio'] }),
    fill(guestActions, { file: 'studio/invite-action.tsx', name: 'InviteFromInbox' }),
    fill(viewerActions, { file: 'studio/invite-action.tsx', name: 'InviteFromRoom' }),
    fill(roomPanel, { file: 'parts/room-show.tsx', name: 'RoomShow', order: 20 }),
    fill(profileTab, { order: 47 }, { page: 'tickets.ofActor', label: 'tickets.tab' }),
    fill(saleKindWords, {}, { kind: privateTicketSale.name, label: 'tickets.kindPrivate' }),
    fill(saleKindWords, {}, { kind: ticketSale.name, label: 'tickets.kind' }),
    fill(purchaseCategories, {}, { category: ticketSale.category, label: 'tickets.category' }),
  ],
});
