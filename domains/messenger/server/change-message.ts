import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { clip } from '#kit/text/clip.ts';
import type { ReactionSign, Side } from '../contract/index.ts';
import { messageMissing, messengerLimits, notYours, tooLate } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { lockChannel } from './channel-row.ts';
import { assertSaid } from './contact-words.ts';
import type { Context } from './deps.ts';
import { takeBackCopies } from './inbox/mass-media.ts';
import { takeDownMedia } from './media-buy.ts';
import type { MessageRow } from './present.ts';
import { assertReaches } from './reach.ts';
import { channels, messages } from './tables.ts';
import { tellMessage } from './tell.ts';

interface Found {
  readonly message: MessageRow;
  readonly channel: ChannelRow;
  readonly side: Side;
}

/** A message that an account reads, its channel locked. @throws Problem message_not_found */
async function found(tx: Tx, messageId: number, me: number): Promise<Found> {
  const [{ channelId } = { channelId: 0 }] = await tx.orm
    .select({ channelId: messages.channelId })
    .from(messages)
    .where(eq(messages.id, messageId));
  const locked = await lockChannel(tx, channelId, me).catch(() => null);
  const [message] = await tx.orm.select().from(messages).where(eq(messages.id, messageId));
  if (!locked || !message || message.deletedAt) throw new Problem(messageMissing);
  return { ...locked, message };
}

/** @throws Problem message_not_yours, message_too_late */
function assertOwn({ message, side }: Found, now: number, within: number): void {
  if (message.sender !== side) throw new Problem(notYours);
  if (now - message.sentAt.getTime() > within) throw new Problem(tooLate);
}

async function save(
  ctx: Context,
  tx: Tx,
  { message, channel }: Found,
  by: Side | null,
  change: Partial<MessageRow>,
): Promise<void> {
  const [after] = await tx.orm.update(messages).set(change).where(eq(messages.id, message.id)).returning();
  if (!after) return;
  let shown = channel;
  if (channel.lastMessageId === message.id && change.text !== undefined) {
    const [row] = await tx.orm
      .update(channels)
      .set({ subject: clip(change.text, 120), ...(change.deletedAt ? { subjectType: 'text' as const } : {}) })
      .where(eq(channels.id, channel.id))
      .returning();
    shown = row ?? channel;
  }
  await tellMessage(ctx, tx, after, shown, { isNew: false, by });
}

/**
 * Answers a message with a sign, of each side one; null takes it back.
 * @throws Problem message_not_found, channel_blocked, cannot_write, guest_restricted
 */
export async function reactToMessage(
  ctx: Context,
  me: number,
  messageId: number,
  sign: ReactionSign | null,
): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const one = await found(tx, messageId, me);
    await assertReaches(ctx, tx, one.channel, one.side);
    await save(ctx, tx, one, one.side, one.side === 'guest' ? { guestSign: sign } : { actorSign: sign });
  });
}

/**
 * Changes the words of one's own text.
 * @throws Problem message_not_found, message_not_yours, message_too_late, contact_details, channel_blocked, cannot_write, guest_restricted
 */
export async function editMessage(ctx: Context, me: number, messageId: number, text: string): Promise<void> {
  await assertSaid(ctx, 'text', text);
  const now = ctx.kit.clock.now();
  await ctx.kit.db.transaction(async (tx) => {
    const one = await found(tx, messageId, me);
    assertOwn(one, now, messengerLimits.editFor);
    await assertReaches(ctx, tx, one.channel, one.side);
    if (!['text', 'image'].includes(one.message.type) || one.message.chatId !== null) throw new Problem(notYours);
    if (one.message.text !== text) await save(ctx, tx, one, one.side, { text, editedAt: new Date(now) });
  });
}

/**
 * Takes one's own message away for both: its words are gone from lists, quotes and search. What somebody has shown of themselves goes
 * also where the two are apart, without a word to the other. @throws as {@link editMessage}
 */
export async function deleteMessage(ctx: Context, me: number, messageId: number): Promise<void> {
  const now = ctx.kit.clock.now();
  await ctx.kit.db.transaction(async (tx) => {
    const one = await found(tx, messageId, me);
    const isShown = one.message.mediaId !== null;
    assertOwn(one, now, isShown ? Number.POSITIVE_INFINITY : messengerLimits.deleteFor);
    if (!isShown) await assertReaches(ctx, tx, one.channel, one.side);
    if (one.message.type === 'gift' || one.message.type === 'new_gift') throw new Problem(notYours);
    await remove(ctx, tx, one, one.side, now);
  });
}

/** A message goes for both, with what it carried: what was paid for that goes back once. */
async function remove(ctx: Context, tx: Tx, one: Found, by: Side | null, at: number): Promise<void> {
  const channel = await takeDownMedia(ctx, tx, one.message, one.channel);
  const change = { text: '', deletedAt: new Date(at), guestSign: null, actorSign: null };
  await save(ctx, tx, { ...one, channel }, by, change);
}

/** The same by the platform, in its transaction; of a message that is gone already nothing is left to do. */
export async function removeMessage(ctx: Context, tx: Tx, messageId: number, guestId: number): Promise<void> {
  const [row] = await tx.orm.select({ deletedAt: messages.deletedAt }).from(messages).where(eq(messages.id, messageId));
  if (!row || row.deletedAt) return;
  const one = await found(tx, messageId, guestId);
  await remove(ctx, tx, one, null, ctx.kit.clock.now());
  if (one.message.mediaId) await takeBackCopies(ctx, tx, one.message.mediaId);
}
