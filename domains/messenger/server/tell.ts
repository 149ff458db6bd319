import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Side } from '../contract/index.ts';
import { channelChanged, inboxUnread, messengerContentChange, unreadMessages } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { accountOf } from './channel-row.ts';
import type { Context } from './deps.ts';
import type { MessageRow } from './present.ts';
import { changeOf, toContents } from './present.ts';
import { barrierIn } from './reach.ts';
import { unreadOfBoth } from './statements.ts';
import { channels } from './tables.ts';

const sides: readonly Side[] = ['guest', 'actor'];

/** How many messages a guest has not read, over the channels that are not blocked. */
export async function unreadOf(executor: Executor, guestId: number): Promise<number> {
  const [row] = await executor.orm
    .select({ unread: sql<number>`coalesce(sum(${channels.guestUnread}), 0)::int` })
    .from(channels)
    .where(and(eq(channels.guestId, guestId), gt(channels.guestUnread, 0), eq(channels.guestBlocked, false)));
  return row?.unread ?? 0;
}

/** The same for a performer. */
export async function inboxUnreadOf(executor: Executor, actorId: number): Promise<number> {
  const [row] = await executor.orm
    .select({ unread: sql<number>`coalesce(sum(${channels.actorUnread}), 0)::int` })
    .from(channels)
    .where(and(eq(channels.actorId, actorId), gt(channels.actorUnread, 0)));
  return row?.unread ?? 0;
}

/**
 * Tells a message, new or changed, to all pages of both sides or of some, once it is kept. `by`: whose doing it is; where the two are
 * apart the other side is not told. Null: the platform's.
 */
export async function tellMessage(
  ctx: Context,
  tx: Tx,
  message: MessageRow,
  channel: ChannelRow,
  { isNew, by, to: wanted = sides }: { isNew: boolean; by: Side | null; to?: readonly Side[] },
): Promise<void> {
  const isApart = by !== null && (await barrierIn(ctx, tx, channel, by)) !== null;
  const to = isApart ? wanted.filter((side) => side === by) : wanted;
  const { realtime } = ctx.kit;
  const known = new Map([[channel.id, channel]]);
  const seen = await Promise.all(to.map((side) => toContents(tx, [message], { channels: known, side })));
  const [unread] = isNew ? await unreadOfBoth(tx).execute({ guestId: channel.guestId, actorId: channel.actorId }) : [];
  const worth = to.includes('actor') ? await ctx.ledger.worthOf(tx, channel.actorId, channel.guestId) : undefined;
  tx.afterCommit(() => {
    for (const [at, side] of to.entries()) {
      const content = seen[at]?.[0];
      // A side that has blocked the other is told nothing of what happens there.
      if (!content || (side === 'guest' && channel.guestBlocked && message.sender !== 'guest')) continue;
      const push = { content, channel: changeOf(ctx, channel, side, worth), isNew };
      realtime.publish(`guest:${accountOf(channel, side)}`, messengerContentChange, push);
    }
    if (!unread) return;
    if (to.includes('guest'))
      realtime.publish(`guest:${channel.guestId}`, unreadMessages, { unreadMessageCount: unread.guest });
    if (to.includes('actor')) realtime.publish(`guest:${channel.actorId}`, inboxUnread, { unread: unread.actor });
  });
}

/** Tells what changed of a channel without a new message, to some of its sides. */
export function tellChannel(ctx: Context, channel: ChannelRow, to: readonly Side[] = sides): void {
  for (const side of to) {
    const push = { channel: changeOf(ctx, channel, side) };
    ctx.kit.realtime.publish(`guest:${accountOf(channel, side)}`, channelChanged, push);
  }
}
