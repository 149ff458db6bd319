import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { statementKinds } from '#domains/ledger/web/slots.ts';
import { giftLayer, roomGoal, roomTicker, studioPanel, tipButton } from '#domains/live/web/slots.ts';
import { profileTab } from '#domains/performers/web/slots.ts';
import { countedAs, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { giftSale, giftStockSale, tipSale } from '../contract/sale-kinds.ts';
import * as transfers from '../contract/transfers.ts';
import { pages } from './routes.ts';

const statement = <const L extends string>(kind: { readonly name: string }, name: string, label: L) =>
  fill(statementKinds, { file: 'parts/statement-kinds.tsx', name }, { kind: kind.name, label });

/** Where the office finds what was sold. */
const cause = { page: 'gifts.officeSendings', by: 'buyer' } as const;

export const giftsWeb = defineWebDomain({
  name: 'gifts',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'giftsPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'giftsPushes' }),
    fill(tipButton, { file: 'parts/room-tip-button.tsx', name: 'RoomTipButton' }),
    fill(roomGoal, { file: 'parts/room-goal.tsx', name: 'RoomGoalBar' }),
    fill(roomTicker, { file: 'parts/room-ticker.tsx', name: 'RoomTicker' }),
    fill(giftLayer, { file: 'parts/gift-layer.tsx', name: 'GiftLayer' }),
    fill(studioPanel, { file: 'studio/show-giving.tsx', name: 'ShowGiving' }),
    fill(profileTab, {}, { page: 'gifts.ofActor', label: 'gifts.gifts' }),
    statement(transfers.giftPaid, 'giftPaid', 'gifts.kind.gift'),
    statement(transfers.giftStockPaid, 'giftStockPaid', 'gifts.kind.stock'),
    statement(transfers.tipPaid, 'tipPaid', 'gifts.kind.tip'),
    statement(transfers.giftPaidBack, 'giftPaidBack', 'gifts.kind.giftBack'),
    statement(transfers.giftStockPaidBack, 'giftStockPaidBack', 'gifts.kind.stockBack'),
    statement(transfers.tipPaidBack, 'tipPaidBack', 'gifts.kind.tipBack'),
    fill(saleKindWords, {}, { kind: giftSale.name, label: 'gifts.kind.gift', cause }),
    fill(saleKindWords, {}, { kind: giftStockSale.name, label: 'gifts.kind.stock' }),
    fill(saleKindWords, {}, { kind: tipSale.name, label: 'gifts.kind.tip', cause }),
    ...countedAs('messenger_gift', 'gifts.kind.gift'),
    ...countedAs('tip', 'gifts.kind.tip'),
  ],
});
