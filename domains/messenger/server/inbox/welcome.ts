import { and, eq } from 'drizzle-orm';
import type { guestPinned } from '#domains/favourites/contract/index.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import type { ChannelRow } from '../channel-row.ts';
import { openChannel } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { barrierIn } from '../reach.ts';
import { messages, welcomes } from '../tables.ts';
import { writeMessage } from '../write-message.ts';
import { wordsFor } from './words.ts';

/** Under this key the welcome stands in a conversation, so that it is there once. */
const key = 'welcome';

/** Welcomes the guest of a channel that the caller has locked, once, where the performer wants it and nothing was said before. */
export async function welcomeGuest(ctx: Context, tx: Tx, channel: ChannelRow): Promise<void> {
  const { actorId, guestId } = channel;
  if (channel.talkedAt !== null || channel.massMuted) return;
  const on = and(eq(welcomes.actorId, actorId), eq(welcomes.isOn, true));
  const [welcome] = await tx.orm.select().from(welcomes).where(on);
  if (!welcome || (await barrierIn(ctx, tx, channel, 'actor')) !== null) return;
  const there = and(eq(messages.channelId, channel.id), eq(messages.sender, 'actor'), eq(messages.key, key));
  if ((await tx.orm.select({ id: messages.id }).from(messages).where(there)).length > 0) return;
  const text = await wordsFor(ctx, tx, welcome.texts, guestId);
  if (text) await writeMessage(ctx, tx, channel, { type: 'text', sender: 'actor', text, key }, { sentBy: 'many' });
}

/** The same for a guest who has pinned the performer. */
export async function welcomeFan(
  ctx: Context,
  tx: Tx,
  { guestId, actorId }: PayloadOf<typeof guestPinned>,
): Promise<void> {
  const on = and(eq(welcomes.actorId, actorId), eq(welcomes.isOn, true));
  const [welcome] = await tx.orm.select({ actorId: welcomes.actorId }).from(welcomes).where(on);
  const actor = welcome && (await ctx.performers.actor(tx, actorId));
  if (!actor || !(await ctx.identity.account(tx, guestId))) return;
  await welcomeGuest(ctx, tx, await openChannel(tx, { guestId, actor, at: ctx.kit.clock.now() }));
}
