import { guestCards } from '#domains/guest/web/slots.ts';
import { statementKinds } from '#domains/ledger/web/slots.ts';
import { chatButtons, livePreview, performerCards } from '#domains/performers/web/slots.ts';
import { countedAs, purchasePushes, saleKindWords } from '#domains/sales/web/slots.ts';
import { earningsFigure, earningsPanel, studioFrame, studioHome } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { liveChat, videoCall, voiceCall, voyeurChat } from '../contract/sale-kinds.ts';
import { chatMinute, chatMinuteBack, chatRefund } from '../contract/transfers.ts';
import { pages } from './routes.ts';

/** Where the office finds what was sold. */
const cause = { page: 'live.officePastChats', by: 'key' } as const;

export const liveWeb = defineWebDomain({
  name: 'live',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { words: ['live.preview.'] },
  fills: [
    fill(guestCards, { file: 'office/person-chats.tsx', name: 'guestChats', order: 10 }),
    fill(performerCards, { file: 'office/person-chats.tsx', name: 'actorOnAir', order: 10 }),
    fill(chatButtons, { file: 'parts/chat-buttons.tsx', name: 'ChatButtons' }),
    fill(livePreview, { file: 'parts/live-preview.tsx', name: 'LivePreview' }),
    fill(studioFrame, { file: 'studio/parts/frame.tsx', name: 'ShowFrame' }),
    fill(studioHome, { file: 'studio/parts/home.tsx', name: 'ShowHome', order: 10 }),
    fill(earningsFigure, { file: 'studio/parts/figures.tsx', name: 'ChatFigures', order: 10 }),
    fill(earningsPanel, { file: 'studio/parts/shows.tsx', name: 'pastShows', order: 10 }),
    fill(earningsPanel, { file: 'studio/parts/earned-chats.tsx', name: 'earnedChats', order: 200 }),
    fill(deferredParts, { file: 'parts/living-cards-part.tsx', name: 'LivingCards', order: 200 }, { areas: ['guest'] }),
    fill(storedItems, { file: 'parts/stored.ts', name: 'liveStores' }),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'chatMinute' },
      { kind: chatMinute.name, label: 'live.kind.chatMinute' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'chatRefund' },
      { kind: chatRefund.name, label: 'live.kind.chatRefund' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'chatMinuteBack' },
      { kind: chatMinuteBack.name, label: 'live.kind.minuteBack' },
    ),
    fill(saleKindWords, {}, { kind: liveChat.name, label: 'live.sale.chats', cause }),
    fill(saleKindWords, {}, { kind: videoCall.name, label: 'live.offer.call', cause }),
    fill(saleKindWords, {}, { kind: voiceCall.name, label: 'live.sale.voice', cause }),
    fill(saleKindWords, {}, { kind: voyeurChat.name, label: 'live.offer.voyeur', cause }),
    fill(purchasePushes, { file: 'parts/chat-purchase.ts', name: 'chatPurchase' }),
    ...countedAs('live_chat', 'live.office.category.chat'),
    ...countedAs('voyeur_cam', 'live.office.category.voyeur'),
    ...countedAs('toy_control', 'live.office.category.toy'),
  ],
});
