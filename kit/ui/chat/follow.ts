/** A reader within this many px of the end follows along; further up, new messages wait. */
export const NEAR_END_PX = 64;

/** Where a reader stands in a running chat. */
export type Follow = {
  /** At the end: new messages scroll into sight. */
  atEnd: boolean;
  /** How many came while reading further up. */
  unread: number;
  /** The first of them: the marker stands before it. */
  firstUnreadId: string | null;
  lastId: string | null;
};

/** A reader who has just come in, at the end. */
export const startFollowing: Follow = { atEnd: true, unread: 0, firstUnreadId: null, lastId: null };

/** What a message must say about itself to be followed. */
export type Followed = { id: string; own?: boolean | undefined };

/** Whether the reader is near enough to the end; all in px. */
export function isNearEnd(box: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_END_PX;
}

/**
 * The reader after the list changed. New are the messages behind the last known one; what one wrote
 * oneself is never unread and takes the reader to the end. When the last known message is gone (list
 * replaced), the reader starts over at the end.
 */
export function afterMessages(before: Follow, messages: readonly Followed[]): Follow {
  const lastId = messages.at(-1)?.id ?? null;
  if (lastId === before.lastId) return before;
  const known = before.lastId === null ? -1 : messages.findLastIndex((message) => message.id === before.lastId);
  if (known === -1) return { ...startFollowing, lastId };
  const fresh = messages.slice(known + 1);
  if (before.atEnd || fresh.some((message) => message.own)) return { ...startFollowing, lastId };
  return {
    atEnd: false,
    unread: before.unread + fresh.length,
    firstUnreadId: before.firstUnreadId ?? fresh[0]?.id ?? null,
    lastId,
  };
}

/** The reader after scrolling: reaching the end reads everything. */
export function afterScroll(before: Follow, nearEnd: boolean): Follow {
  if (nearEnd) return { ...before, atEnd: true, unread: 0, firstUnreadId: null };
  return before.atEnd ? { ...before, atEnd: false } : before;
}
