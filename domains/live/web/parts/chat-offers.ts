import type { ChatPrices, ChatType } from '../../contract/index.ts';

/** The kinds of chat a performer offers, as guests know them. */
export type ChatOfferKind = 'free' | 'chat' | 'private' | 'call' | 'voyeur';

export interface ChatOffer {
  readonly kind: ChatOfferKind;
  readonly chatType: ChatType;
  readonly single: boolean;
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
  readonly voyeur: boolean;
}

/** The facts of a card or a presence. */
export function factsOf(from: {
  isOnline: boolean;
  freeChat: boolean;
  isVoyeurChatAvailable: boolean;
  state?: string;
  liveState?: string;
}): RoomFacts {
  const state = from.state ?? from.liveState;
  return {
    isOnline: from.isOnline,
    busy: state === 'inPrivate' || state === 'videoCall',
    freeChat: from.freeChat,
    voyeur: from.isVoyeurChatAvailable,
  };
}

/**
 * What a performer offers, the most intimate last. With a multi price a LIVECHAT is shared and may be had alone at the
 * single price; without one it is private anyway, at the video price. Voyeur stands only while there is something to see.
 */
export function chatOffersOf(prices: ChatPrices, { isOnline, busy, freeChat, voyeur }: RoomFacts): ChatOffer[] {
  const free = isOnline && !busy;
  const offer = (
    kind: ChatOfferKind,
    chatType: ChatType,
    price: number | null,
    open: boolean,
    single = false,
  ): ChatOffer[] => (price === null ? [] : [{ kind, chatType, single, price, open }]);
  const chats =
    prices.multi === null
      ? offer('private', 'LIVECHAT', prices.video, free)
      : [
          ...offer('chat', 'LIVECHAT', prices.multi, free),
          ...offer('private', 'LIVECHAT', prices.single ?? prices.video, free, true),
        ];
  return [
    ...offer('free', 'FREECHAT', freeChat ? 0 : null, isOnline && freeChat),
    ...offer('voyeur', 'VOYEUR_CHAT', voyeur ? prices.voyeur : null, isOnline && voyeur),
    ...chats,
    ...offer('call', 'VIDEO_CALL', prices.singlec2c, free),
  ];
}

/** How many whole minutes a balance pays. */
export const minutesFor = (balance: number, price: number): number => (price > 0 ? Math.floor(balance / price) : 0);
