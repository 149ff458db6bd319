import { and, eq } from 'drizzle-orm';
import type { giftsSent } from '#domains/gifts/contract/index.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { openChannel } from './channel-row.ts';
import type { Context } from './deps.ts';
import { messages } from './tables.ts';
import { writeMessage } from './write-message.ts';

/**
 * What a guest gave in a show or on a profile stands in the channel of the two as well; what came with a message stands there
 * already. Told twice, it stands there once.
 */
export async function lineOfGift(ctx: Context, tx: Tx, given: PayloadOf<typeof giftsSent>): Promise<void> {
  const { sendId, guestId, actorId, giftId, quantity, reference } = given;
  if (reference.startsWith('message:')) return;
  const actor = await ctx.performers.actor(tx, actorId);
  const look = (await ctx.gifts.describe(tx, [giftId])).get(giftId);
  if (!actor || !look || !(await ctx.identity.account(tx, guestId))) return;
  const channel = await openChannel(tx, { guestId, actor, at: ctx.kit.clock.now() });
  const key = `gift:${sendId}:${giftId}`;
  const same = and(eq(messages.channelId, channel.id), eq(messages.sender, 'guest'), eq(messages.key, key));
  if ((await tx.orm.select({ id: messages.id }).from(messages).where(same)).length > 0) return;
  const chatId = reference.startsWith('chat:') ? Number(reference.slice('chat:'.length)) : null;
  const gifts = [{ giftId, quantity, ...look }];
  // In a show she has just seen it.
  await writeMessage(
    ctx,
    tx,
    channel,
    { type: 'gift', sender: 'guest', key, chatId, gifts },
    { unreadOf: chatId ? null : 'actor' },
  );
}
