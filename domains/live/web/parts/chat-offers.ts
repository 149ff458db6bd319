import type { ChatPrices, ChatType } from '../../contract/index.ts';

/** The kinds of chat a performer offers, as guests know them. */
export type ChatOfferKind = 'free' | 'chat' | 'private' | 'alone' | 'call' | 'voyeur';

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

/**
 * What a performer offers, the most intimate last: what the server's `offerOf` makes of it. With a multi price a LIVECHAT is
 * shared and may be had alone at the single price; without one it is private anyway, at the video price. Where voyeurs may
 * watch private chats, the single price is the one without them. Voyeur stands only while there is something to see.
 */
export function chatOffersOf(prices: ChatPrices, facts: RoomFacts): ChatOffer[] {
  const { isOnline, busy, freeChat, voyeur, voyeursAllowed } = facts;
  const free = isOnline && !busy;
  const offer = (
    kind: ChatOfferKind,
    chatType: ChatType,
    price: number | null,
    open: boolean,
    { single = false, watched = false } = {},
  ): ChatOffer[] => (price === null ? [] : [{ kind, chatType, single, voyeursAllowed: watched, price, open }]);
  const shared = prices.multi !== null;
  const single = shared;
  const chats = [
    ...offer('chat', 'LIVECHAT', prices.multi, free),
    ...(voyeursAllowed
      ? [
          ...offer('private', 'LIVECHAT', prices.video, free, { single, watched: true }),
          ...offer('alone', 'LIVECHAT', prices.single, free, { single }),
        ]
      : offer('private', 'LIVECHAT', (shared ? prices.single : null) ?? prices.video, free, { single })),
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
