import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { pairSeparated } from '#domains/blocks/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Side } from '../contract/index.ts';
import { allChannelsSeen, channelArchived, inboxUnread, unreadMessages } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { accountOf, lockChannel, otherSide } from './channel-row.ts';
import type { Context } from './deps.ts';
import { barrierIn } from './reach.ts';
import { channels, messages } from './tables.ts';
import { inboxUnreadOf, tellChannel, unreadOf } from './tell.ts';
import { takeBackTold } from './unread-notice.ts';

async function change(tx: Tx, { id }: ChannelRow, set: Partial<ChannelRow>): Promise<ChannelRow> {
  const [row] = await tx.orm.update(channels).set(set).where(eq(channels.id, id)).returning();
  if (!row) throw new Error(`Channel ${id} is not there.`);
  return row;
}

async function unreadAfter(tx: Tx, channel: ChannelRow, side: Side, messageId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.channelId, channel.id), eq(messages.sender, otherSide(side)), gt(messages.id, messageId)));
  return row?.unread ?? 0;
}

/** Everything up to a message is read by a side. Marks only rise, and never beyond the last message. @throws Problem channel_not_found */
export async function markRead(
  ctx: Context,
  me: number,
  mark: { channelId: number; messageId: number },
): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const { channel, side } = await lockChannel(tx, mark.channelId, me);
    const before = side === 'guest' ? channel.guestReadId : channel.actorReadId;
    const messageId = Math.min(mark.messageId, channel.lastMessageId ?? 0);
    const unread = await unreadAfter(tx, channel, side, Math.max(before, messageId));
    const known = side === 'guest' ? channel.guestUnread : channel.actorUnread;
    if (messageId <= before && unread === known) return;
    const readId = Math.max(before, messageId);
    if ((await barrierIn(ctx, tx, channel, side)) !== null) {
      // It is read for whoever reads, and the other, who is apart from them, learns nothing of it.
      const after = await change(tx, channel, side === 'guest' ? { guestUnread: unread } : { actorUnread: unread });
      if (side === 'guest' && unread === 0) await takeBackTold(ctx, tx, [after]);
      await tellOwn(ctx, tx, after, side);
      return;
    }
    const viewedAt = new Date(ctx.kit.clock.now());
    const after = await change(
      tx,
      channel,
      side === 'guest'
        ? {
            guestReadId: readId,
            guestDeliveredId: Math.max(readId, channel.guestDeliveredId),
            guestUnread: unread,
            guestViewedAt: viewedAt,
          }
        : {
            actorReadId: readId,
            actorDeliveredId: Math.max(readId, channel.actorDeliveredId),
            actorUnread: unread,
          },
    );
    if (side === 'guest' && unread === 0) await takeBackTold(ctx, tx, [after]);
    await tellOwn(ctx, tx, after, side);
    tx.afterCommit(() => tellChannel(ctx, after, [otherSide(side)]));
  });
}

/** Tells a side what it has read, and how much is left. */
async function tellOwn(ctx: Context, tx: Tx, channel: ChannelRow, side: Side): Promise<void> {
  const me = accountOf(channel, side);
  const left = side === 'guest' ? await unreadOf(tx, me) : await inboxUnreadOf(tx, me);
  tx.afterCommit(() => {
    tellChannel(ctx, channel, [side]);
    const { realtime } = ctx.kit;
    if (side === 'guest') realtime.publish(`guest:${me}`, unreadMessages, { unreadMessageCount: left });
    else realtime.publish(`guest:${me}`, inboxUnread, { unread: left });
  });
}

/** A page of a side has got everything up to a message. */
export async function markDelivered(ctx: Context, channel: ChannelRow, side: Side): Promise<void> {
  const before = side === 'guest' ? channel.guestDeliveredId : channel.actorDeliveredId;
  const last = channel.lastMessageId ?? 0;
  if (last <= before || (await barrierIn(ctx, ctx.kit.db, channel, side)) !== null) return;
  const column = side === 'guest' ? channels.guestDeliveredId : channels.actorDeliveredId;
  const set = side === 'guest' ? { guestDeliveredId: last } : { actorDeliveredId: last };
  const rises = and(eq(channels.id, channel.id), sql`${column} < ${last}`);
  const [row] = await ctx.kit.db.orm.update(channels).set(set).where(rises).returning();
  if (row) tellChannel(ctx, row, [otherSide(side)]);
}

/** The channels of a guest in which the other side may learn what the guest does. */
async function togetherAmong(ctx: Context, tx: Tx, guestId: number, rows: readonly ChannelRow[]): Promise<number[]> {
  if ((await ctx.guest.standing(tx, guestId)).isLocked) return [];
  const among = { actorIds: rows.map(({ actorId }) => actorId), guestIds: [guestId] };
  const apart = new Set((await ctx.blocks.separated(tx, among)).map(({ actorId }) => actorId));
  return rows.filter(({ actorId, guestBlocked }) => !guestBlocked && !apart.has(actorId)).map(({ id }) => id);
}

/** Everything up to a message (all without one) is read in every channel of a guest; what came after it stays unread. */
export async function seeAll(ctx: Context, guestId: number, upTo: number | null = null): Promise<void> {
  const own = and(eq(channels.guestId, guestId), gt(channels.guestUnread, 0));
  const last = sql`coalesce(${channels.lastMessageId}, 0)`;
  const seen = upTo === null ? last : sql`least(${last}, ${upTo}::bigint)`;
  const later = sql`(select count(*)::int from ${messages} where ${messages.channelId} = ${channels.id}
    and ${messages.sender} = 'actor' and ${messages.id} > ${seen})`;
  const rows = await ctx.kit.db.transaction(async (tx) => {
    const unread = await tx.orm.select().from(channels).where(own).for('update');
    const together = await togetherAmong(ctx, tx, guestId, unread);
    const told = await tx.orm
      .update(channels)
      .set({
        guestReadId: sql`greatest(${channels.guestReadId}, ${seen})`,
        guestDeliveredId: sql`greatest(${channels.guestDeliveredId}, ${seen})`,
      })
      .where(inArray(channels.id, together))
      .returning();
    const left = sql`case when ${last} <= ${seen} then 0 else least(${channels.guestUnread}, ${later}) end`;
    const read = await tx.orm.update(channels).set({ guestUnread: left }).where(own).returning();
    await takeBackTold(
      ctx,
      tx,
      read.filter(({ guestUnread }) => guestUnread === 0),
    );
    return told;
  });
  const { realtime } = ctx.kit;
  realtime.publish(`guest:${guestId}`, allChannelsSeen, { upTo });
  realtime.publish(`guest:${guestId}`, unreadMessages, { unreadMessageCount: await unreadOf(ctx.kit.db, guestId) });
  for (const row of rows) tellChannel(ctx, row, ['actor']);
}

/** A side puts a channel away, or takes it out again. @throws Problem channel_not_found */
export async function archive(ctx: Context, me: number, channelId: number, archived: boolean): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const { channel, side } = await lockChannel(tx, channelId, me);
    const after = await change(
      tx,
      channel,
      side === 'guest' ? { guestArchived: archived } : { actorArchived: archived },
    );
    tx.afterCommit(() => {
      const push = { channelId, actorId: after.actorId, archived };
      ctx.kit.realtime.publish(`guest:${accountOf(after, side)}`, channelArchived, push);
      tellChannel(ctx, after, [side]);
    });
  });
}

/** A guest blocks a performer's channel, or lifts that; who is blocked is not told. @throws Problem channel_not_found */
export async function blockByGuest(ctx: Context, me: number, channelId: number, blocked: boolean): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const { channel, side } = await lockChannel(tx, channelId, me);
    if (side !== 'guest') return;
    const after = await change(tx, channel, { guestBlocked: blocked });
    if (blocked) await tx.emit(pairSeparated, { actorId: channel.actorId, guestId: me, by: 'guest' });
    const unreadMessageCount = await unreadOf(tx, me);
    tx.afterCommit(() => {
      tellChannel(ctx, after, ['guest']);
      ctx.kit.realtime.publish(`guest:${me}`, unreadMessages, { unreadMessageCount });
    });
  });
}
