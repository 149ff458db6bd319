import type { ChannelChange, MessengerChannel } from '../../contract/index.ts';

/** What every row of a list has, the guest's and the performer's alike. */
export interface Row {
  readonly channelId: number;
  readonly unreadCount: number;
  readonly archived: boolean;
  readonly messageTimestamp: number;
}

const latestFirst = (a: Row, b: Row): number => b.messageTimestamp - a.messageTimestamp || b.channelId - a.channelId;

/** The rows with what changed of one, in their order; the same ones when it is none of them. */
export function withChange<R extends Row>(rows: readonly R[], change: ChannelChange): readonly R[] {
  if (!rows.some(({ channelId }) => channelId === change.channelId)) return rows;
  return rows
    .map((row) => {
      if (row.channelId !== change.channelId) return row;
      const known = Object.fromEntries(Object.entries(change).filter(([name]) => name in row)) as Partial<R>;
      return { ...row, ...known, ...('unread' in row ? { unread: change.unreadCount > 0 } : {}) };
    })
    .sort(latestFirst);
}

/** More rows of the same list, each once: a row may have moved between two pages. */
export function withMore<R extends Row>(rows: readonly R[], more: readonly R[]): readonly R[] {
  const known = new Set(rows.map(({ channelId }) => channelId));
  return [...rows, ...more.filter(({ channelId }) => !known.has(channelId))];
}

/** The order of the specification (spec 2 §4): the chosen channel first, in unread mode unread ones before the others. */
export function inOrder<R extends Row>(
  rows: readonly R[],
  { selectedId, unreadFirst }: { selectedId: number | null; unreadFirst: boolean },
): readonly R[] {
  const rank = ({ channelId, unreadCount }: R): number => {
    if (channelId === selectedId) return 0;
    return unreadFirst && unreadCount > 0 ? 1 : 2;
  };
  return [...rows].sort((a, b) => rank(a) - rank(b) || latestFirst(a, b));
}

/** A channel after everything up to a message (null: all) was read; one that has a newer message keeps its count until it is told. */
export const seenUpTo = (channel: MessengerChannel, upTo: number | null): MessengerChannel =>
  upTo === null || (channel.lastMessageId ?? 0) <= upTo ? { ...channel, unread: false, unreadCount: 0 } : channel;
