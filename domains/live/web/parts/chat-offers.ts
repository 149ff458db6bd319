import type { PaidChatKind } from '#domains/performers/contract/chat-prices.ts';
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
  /** A ticket show is on: nothing is offered beside it. */
  readonly isShow?: boolean;
}

/** The facts of a card or a presence. */
export function factsOf(from: {
  isOnline: boolean;
  freeChat: boolean;
  isVoyeurChatAvailable: boolean;
  voyeursAllowed?: boolean;
  isTicketShow?: boolean;
  isCurrentlyTicketShow?: boolean;
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
    isShow: from.isTicketShow ?? from.isCurrentlyTicketShow ?? false,
  };
}

/** The facts of a profile, whose performer said beforehand whether voyeurs may watch. */
export const factsOfProfile = (
  actor: Parameters<typeof factsOf>[0] & { voyeurAllowedInSingleChat: boolean; prices: Pick<ChatPrices, 'voyeur'> },
): RoomFacts => factsOf({ ...actor, voyeursAllowed: actor.voyeurAllowedInSingleChat && actor.prices.voyeur !== null });

/**
 * What a performer offers now, the most intimate last: what the server's `offerOf` makes of it, at the prices her profile lists
 * (`chatPriceList`; the room would load that file for a dozen lines). Voyeur stands only while there is something to see.
 */
export function chatOffersOf(prices: ChatPrices, facts: RoomFacts): ChatOffer[] {
  const { isOnline, busy, freeChat, voyeur, voyeursAllowed, isShow } = facts;
  if (isShow) return [];
  const free = isOnline && !busy;
  const single = prices.multi !== null;
  const offer = (
    kind: ChatOfferKind,
    chatType: ChatType,
    price: number | null,
    { open = free, single = false, watched = false } = {},
  ): ChatOffer[] => (price === null ? [] : [{ kind, chatType, single, voyeursAllowed: watched, price, open }]);
  const alone = (single ? prices.single : null) ?? prices.video;
  return [
    ...offer('free', 'FREECHAT', freeChat ? 0 : null, { open: isOnline }),
    ...offer('voyeur', 'VOYEUR_CHAT', voyeur ? prices.voyeur : null, { open: isOnline }),
    ...offer('chat', 'LIVECHAT', prices.multi),
    ...offer('private', 'LIVECHAT', voyeursAllowed ? prices.video : alone, { single, watched: voyeursAllowed }),
    ...offer('alone', 'LIVECHAT', voyeursAllowed ? prices.single : null, { single }),
    ...offer('call', 'VIDEO_CALL', prices.singlec2c),
  ];
}

/** How many whole minutes a balance pays. */
export const minutesFor = (balance: number, price: number): number => (price > 0 ? Math.floor(balance / price) : 0);
