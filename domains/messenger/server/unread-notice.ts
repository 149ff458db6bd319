import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { ChannelRow } from './channel-row.ts';
import type { Context } from './deps.ts';
import { newMessage } from './notification.ts';
import { barrierIn } from './reach.ts';
import { channels, messages } from './tables.ts';

/** After so long a message that nobody has read is told by other ways, ms; and so long later it is looked at again while the guest is here. */
export const unreadFor = 60_000;
/** Channels that are read at a time. */
const atOnce = 200;

const keyOf = (channelId: number, messageId: number): string => `${channelId}:${messageId}`;

/**
 * Tells guests who are away of messages they have not read, each channel in a transaction of its own and once also with several workers.
 * A guest with a page open sees the number there, and is told when they left without reading.
 */
export async function tellUnread(ctx: Context): Promise<void> {
  const { db, clock, log, realtime } = ctx.kit;
  const until = new Date(clock.now());
  for (let after = { at: new Date(0), id: 0 }, found = atOnce; found === atOnce; ) {
    const due = await db.orm
      .select({ id: channels.id, guestId: channels.guestId, at: channels.guestNotifyAt })
      .from(channels)
      .where(
        and(
          lte(channels.guestNotifyAt, until),
          sql`(${channels.guestNotifyAt}, ${channels.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(asc(channels.guestNotifyAt), asc(channels.id))
      .limit(atOnce);
    for (const { id, guestId } of due) {
      const isHere = await realtime.isConnected(guestId);
      await db
        .transaction((tx) => tellOne(ctx, tx, id, isHere))
        .catch((err: unknown) => log.error({ err, channelId: id }, 'a guest was not told of a message'));
    }
    found = due.length;
    const last = due.at(-1);
    if (last?.at) after = { at: last.at, id: last.id };
  }
}

async function tellOne(ctx: Context, tx: Tx, channelId: number, isHere: boolean): Promise<void> {
  const { clock } = ctx.kit;
  const now = clock.now();
  const still = and(eq(channels.id, channelId), lte(channels.guestNotifyAt, new Date(now)));
  const [channel] = await tx.orm.select().from(channels).where(still).for('update', { skipLocked: true });
  if (!channel) return;
  const set = (values: Partial<ChannelRow>) => tx.orm.update(channels).set(values).where(eq(channels.id, channelId));
  const messageId = channel.guestUnread === 0 ? null : await lastUnread(tx, channel);
  if (messageId === null || !(await mayHear(ctx, tx, channel))) {
    await set({ guestNotifyAt: null });
    return;
  }
  if (isHere) {
    await set({ guestNotifyAt: new Date(now + unreadFor) });
    return;
  }
  const { guestId, actorId, actorName, guestToldId } = channel;
  const fact = {
    kind: newMessage,
    actorId,
    key: keyOf(channelId, messageId),
    data: { name: actorName },
    path: `/messenger/?channel=${channelId}`,
  };
  const told = await ctx.notifications.notifyMany(tx, fact, [{ guestId }]);
  if (told > 0 && guestToldId !== null)
    await ctx.notifications.withdraw(tx, guestId, newMessage, [keyOf(channelId, guestToldId)]);
  await set({ guestNotifyAt: null, ...(told > 0 ? { guestToldId: messageId } : {}) });
}

/** The newest message of the performer that still says something and was not read. */
async function lastUnread(tx: Tx, { id, guestReadId }: ChannelRow): Promise<number | null> {
  const [row] = await tx.orm
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.channelId, id),
        gt(messages.id, guestReadId),
        eq(messages.sender, 'actor'),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.id ?? null;
}

async function mayHear(ctx: Context, tx: Tx, channel: ChannelRow): Promise<boolean> {
  const { guestId } = channel;
  if ((await barrierIn(ctx, tx, channel, 'actor')) !== null) return false;
  if (!(await ctx.identity.account(tx, guestId))) return false;
  return !(await ctx.guest.standing(tx, guestId)).isLocked;
}

/** A guest has read channels: what they were told of them elsewhere is not true any more. */
export async function takeBackTold(ctx: Context, tx: Tx, rows: readonly ChannelRow[]): Promise<void> {
  const told = rows.filter(({ guestNotifyAt, guestToldId }) => guestNotifyAt !== null || guestToldId !== null);
  if (told.length === 0) return;
  const keys = new Map<number, string[]>();
  for (const { id, guestId, guestToldId } of told) {
    if (guestToldId !== null) keys.set(guestId, [...(keys.get(guestId) ?? []), keyOf(id, guestToldId)]);
  }
  for (const [guestId, ofGuest] of keys) await ctx.notifications.withdraw(tx, guestId, newMessage, ofGuest);
  const ids = told.map(({ id }) => id);
  await tx.orm.update(channels).set({ guestNotifyAt: null, guestToldId: null }).where(inArray(channels.id, ids));
}
