import type { PaidChatKind } from '#domains/performers/contract/chat-prices.ts';
import { chatPriceList } from '#domains/performers/contract/chat-prices.ts';
import type { ChatPrices, ChatType } from '../../contract/index.ts';

/** The kinds of chat a performer offers, as guests know them. */
export type ChatOfferKind = 'free' | PaidChatKind;

export interface ChatOffer {
  readonly kind: ChatOfferKind;
  readonly chatType: ChatType;
  readonly single: boolean;
  /** Voyeurs may watch it. */
  readonly voyeursAllowed: boolean;
  /** Hundredths of a coin a minute; 0 is free. */
  readonly price: number;
  /** Whether the performer's situation allows it now. */
  readonly open: boolean;
}

/** What a performer's room is doing, from a card or from its pushes. */
export interface RoomFacts {
  readonly isOnline: boolean;
  /** In a chat nobody else can join. */
  readonly busy: boolean;
  readonly freeChat: boolean;
  /** There is a private chat to watch now. */
  readonly voyeur: boolean;
  /** Voyeurs may watch private chats of this show, but those at the single price. */
  readonly voyeursAllowed: boolean;
}

/** The facts of a card or a presence. */
export function factsOf(from: {
  isOnline: boolean;
  freeChat: boolean;
  isVoyeurChatAvailable: boolean;
  voyeursAllowed?: boolean;
  state?: string;
  liveState?: string;
}): RoomFacts {
  const state = from.state ?? from.liveState;
  return {
    isOnline: from.isOnline,
    busy: state === 'inPrivate' || state === 'videoCall',
    freeChat: from.freeChat,
    voyeur: from.isVoyeurChatAvailable,
    voyeursAllowed: from.voyeursAllowed ?? false,
  };
}

const chatTypes: Readonly<Record<ChatOfferKind, ChatType>> = {
  free: 'FREECHAT',
  voyeur: 'VOYEUR_CHAT',
  chat: 'LIVECHAT',
  private: 'LIVECHAT',
  alone: 'LIVECHAT',
  call: 'VIDEO_CALL',
};

/**
 * What a performer offers now, the most intimate last: what the server's `offerOf` makes of it. Voyeur stands only while there is
 * something to see.
 */
export function chatOffersOf(prices: ChatPrices, facts: RoomFacts): ChatOffer[] {
  const { isOnline, busy, freeChat, voyeur, voyeursAllowed } = facts;
  const open = isOnline && !busy;
  const free: ChatOffer[] = freeChat
    ? [{ kind: 'free', chatType: 'FREECHAT', single: false, voyeursAllowed: false, price: 0, open: isOnline }]
    : [];
  const paid = chatPriceList(prices, voyeursAllowed)
    .filter(({ kind }) => kind !== 'voyeur' || voyeur)
    .map(({ kind, price }) => ({
      kind,
      price,
      chatType: chatTypes[kind],
      single: prices.multi !== null && (kind === 'private' || kind === 'alone'),
      voyeursAllowed: kind === 'private' && voyeursAllowed,
      open: kind === 'voyeur' ? isOnline : open,
    }));
  return [...free, ...paid];
}

/** How many whole minutes a balance pays. */
export const minutesFor = (balance: number, price: number): number => (price > 0 ? Math.floor(balance / price) : 0);
