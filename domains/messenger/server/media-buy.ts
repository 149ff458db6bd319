import { eq } from 'drizzle-orm';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { MessengerContent } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { lockChannel } from './channel-row.ts';
import { forgetThing } from './coverage.ts';
import type { Context } from './deps.ts';
import { assertMayView } from './media-access.ts';
import { purge } from './media-upload.ts';
import type { MediaRow } from './media-view.ts';
import { isLockedFor } from './media-view.ts';
import type { MessageRow } from './present.ts';
import { toContents } from './present.ts';
import { barrierIn } from './reach.ts';
import { channels, media, messages } from './tables.ts';
import { tellMessage } from './tell.ts';

/** What a sale of it is called. */
export const saleOf = ({ id, paidBack }: Pick<MediaRow, 'id' | 'paidBack'>): string =>
  `message-media:${id}${paidBack === 0 ? '' : `-${paidBack}`}`;
/** The media a sale is of. */
const saleName = /^message-media:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?$/;

/**
 * A guest opens what a performer’s message carries: paid once under the channel’s lock, and told to all pages of both.
 * @throws Problem media_not_found, price_changed, cannot_write, not_enough_coins, and those of {@link assertMayView}; nothing is paid then
 */
export async function buyMedia(
  ctx: Context,
  caller: AccountCaller,
  mediaId: string,
  shownPrice: number,
): Promise<MessengerContent> {
  return ctx.kit.db.transaction(async (tx) => {
    const [named] = await tx.orm.select({ channelId: media.channelId }).from(media).where(eq(media.id, mediaId));
    const channelId = named?.channelId ?? null;
    const locked = channelId === null ? null : await lockChannel(tx, channelId, caller.accountId).catch(() => null);
    const [row] = await tx.orm.select().from(media).where(eq(media.id, mediaId)).for('update');
    const message = row?.messageId ? await messageOf(tx, row.messageId) : undefined;
    if (locked?.side !== 'guest' || !row || !message || row.goneAt || !row.isCovered)
      throw new Problem(contract.mediaMissing);
    const isLocked = isLockedFor(row, 'guest');
    // Nobody pays for what they may not see anyway.
    if (isLocked) await assertMayView(ctx, tx, caller, 'buy');
    const channel = isLocked
      ? await pay(ctx, tx, { channel: locked.channel, row, message }, shownPrice)
      : locked.channel;
    const known = new Map([[channel.id, channel]]);
    const [content] = await toContents(tx, [message], { channels: known, side: 'guest' });
    return content as MessengerContent;
  });
}

async function messageOf(tx: Tx, id: number): Promise<MessageRow | undefined> {
  const [message] = await tx.orm.select().from(messages).where(eq(messages.id, id));
  return message;
}

interface Locked {
  readonly channel: ChannelRow;
  readonly row: MediaRow;
  readonly message: MessageRow;
}

async function pay(ctx: Context, tx: Tx, { channel, row, message }: Locked, shownPrice: number): Promise<ChannelRow> {
  const { actorId, actorName, guestId } = channel;
  const price = row.price ?? 0;
  assertPriceShown(shownPrice, price);
  if ((await barrierIn(ctx, tx, channel, 'guest')) !== null) throw new Problem(contract.cannotWrite);
  await ctx.sales.charge(tx, {
    sale: saleOf(row),
    kind: contract.messageMedia,
    buyerId: guestId,
    seller: { id: actorId, name: actorName },
    price,
  });
  const at = new Date(ctx.kit.clock.now());
  await tx.orm.update(media).set({ paidAt: at, boughtAt: at }).where(eq(media.id, row.id));
  await tellMessage(ctx, tx, message, channel, { isNew: false, by: 'guest' });
  return channel;
}

/**
 * Takes down what a message of a locked channel carried: its bytes are gone at once, and what is still paid for it goes back,
 * once, whoever asks first. Answers the channel as it stands then.
 */
export async function takeDownMedia(
  ctx: Context,
  tx: Tx,
  { mediaId }: Pick<MessageRow, 'mediaId'>,
  channel: ChannelRow,
): Promise<ChannelRow> {
  if (mediaId === null) return channel;
  await forgetThing(ctx.consent, tx, mediaId);
  const [row] = await tx.orm.select().from(media).where(eq(media.id, mediaId)).for('update');
  if (!row || row.goneAt) return channel;
  await tx.orm
    .update(media)
    .set({ goneAt: new Date(ctx.kit.clock.now()) })
    .where(eq(media.id, mediaId));
  tx.afterCommit(() =>
    purge(ctx, mediaId).catch((failure: unknown) => {
      ctx.kit.log.warn({ err: failure, media: mediaId }, 'files of what was taken down are still there');
    }),
  );
  const sale = saleOf(row);
  const amount = row.paidAt ? await ctx.sales.left(tx, sale) : 0;
  if (amount === 0) return channel;
  await ctx.sales.refund(tx, {
    sale,
    part: 'taken-down',
    kind: contract.messageMedia.paidBack,
    amount,
  });
  return channel;
}

/**
 * Coins of a sale went back by an operator. When all of it did, what was opened by it is locked again, on
 * every page and for every address that was given out. Sales of others are nobody's here.
 */
export async function lockPaidBack(ctx: Context, tx: Tx, { sale }: { readonly sale: string }): Promise<void> {
  const [, id] = saleName.exec(sale) ?? [];
  const [named] = id === undefined ? [] : await tx.orm.select().from(media).where(eq(media.id, id));
  if (!named || named.channelId === null || named.messageId === null) return;
  const [channel] = await tx.orm.select().from(channels).where(eq(channels.id, named.channelId)).for('update');
  const [row] = await tx.orm.select().from(media).where(eq(media.id, named.id)).for('update');
  if (!row?.paidAt || !channel || saleOf(row) !== sale || (await ctx.sales.left(tx, sale)) > 0) return;
  await tx.orm
    .update(media)
    .set({ paidAt: null, paidBack: row.paidBack + 1, paidBackAt: new Date(ctx.kit.clock.now()) })
    .where(eq(media.id, row.id));
  const message = await messageOf(tx, named.messageId);
  if (message) await tellMessage(ctx, tx, message, channel, { isNew: false, by: 'actor' });
}
