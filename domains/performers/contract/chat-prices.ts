import type { ChatPrices } from './presence.ts';

/** The kinds of chat that cost coins, as people know them. */
export type PaidChatKind = 'chat' | 'private' | 'alone' | 'call' | 'voyeur';

/** One kind of chat with its price, hundredths of a coin a minute. */
export interface ChatPrice {
  readonly kind: PaidChatKind;
  readonly price: number;
}

/**
 * What a performer's chats cost, wherever prices stand, the most intimate last. With a multi price chats are shared, and alone
 * costs the single price; without one every chat is private, at the video price. Where voyeurs may watch private chats,
 * those cost the video price, and without voyeurs the single one.
 */
export function chatPriceList(prices: ChatPrices, voyeursAllowed: boolean): ChatPrice[] {
  const of = (kind: PaidChatKind, price: number | null): ChatPrice[] => (price === null ? [] : [{ kind, price }]);
  const { multi, single, video, singlec2c, voyeur } = prices;
  const alone = (multi === null ? null : single) ?? video;
  return [
    ...of('voyeur', voyeur),
    ...of('chat', multi),
    ...of('private', voyeursAllowed ? video : alone),
    ...of('alone', voyeursAllowed ? single : null),
    ...of('call', singlec2c),
  ];
}
