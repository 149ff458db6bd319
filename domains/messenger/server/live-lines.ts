import { and, eq } from 'drizzle-orm';
import type { chatTold } from '#domains/live/contract/index.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import type { SenderType } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import { openChannel } from './channel-row.ts';
import type { Context } from './deps.ts';
import { messages } from './tables.ts';
import type { NewMessage } from './write-message.ts';
import { writeMessage } from './write-message.ts';

/**
 * The live chat and the messenger are one conversation: what begins, is said and ends in a private chat stands in the channel of the
 * two. Visitors without an account have none. Told twice, it stands there once.
 */
export async function channelOf(
  ctx: Context,
  tx: Tx,
  { guestId, actorId }: { guestId: number; actorId: number },
): Promise<ChannelRow | null> {
  const actor = await ctx.performers.actor(tx, actorId);
  if (!actor || !(await ctx.identity.account(tx, guestId))) return null;
  return openChannel(tx, { guestId, actor, at: ctx.kit.clock.now() });
}

/** Whether something told before stands there already. */
export async function isThere(tx: Tx, channel: ChannelRow, sender: SenderType, key: string): Promise<boolean> {
  const same = and(eq(messages.channelId, channel.id), eq(messages.sender, sender), eq(messages.key, key));
  return (await tx.orm.select({ id: messages.id }).from(messages).where(same)).length > 0;
}

/** A call that was not taken is news to the performer, who may answer here. */
async function missed(
  ctx: Context,
  tx: Tx,
  channel: ChannelRow,
  { chatId }: { readonly chatId: number },
): Promise<void> {
  const key = `missed-call:${chatId}`;
  if (await isThere(tx, channel, 'system', key)) return;
  await writeMessage(ctx, tx, channel, { type: 'missed_call', sender: 'system', key, chatId }, { unreadOf: 'actor' });
}

/** What the channel says of it. A chat that nobody paid for leaves no end. */
export async function lineOfChat(ctx: Context, tx: Tx, told: PayloadOf<typeof chatTold>): Promise<void> {
  const { chatId } = told;
  const channel = await channelOf(ctx, tx, told);
  if (!channel) return;
  const say = async (said: NewMessage & { key: string }): Promise<void> => {
    if (await isThere(tx, channel, said.sender, said.key)) return;
    // Both were there.
    await writeMessage(ctx, tx, channel, { ...said, chatId }, { unreadOf: null });
  };
  if (told.what === 'began') return say({ type: 'chat_start', sender: 'system', key: `chat-start:${chatId}` });
  if (told.what === 'said') {
    const { sender, text } = told;
    return say({ type: 'text', sender, text, key: told.textKey ?? `chat-line:${told.lineId}` });
  }
  if (told.what === 'missed') return missed(ctx, tx, channel, told);
  const { seconds, cost: amount } = told;
  await say({ type: 'chat_end', sender: 'system', key: `chat-end:${chatId}`, seconds, amount });
}
