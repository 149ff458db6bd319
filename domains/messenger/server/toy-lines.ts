import type { toyTold } from '#domains/toys/contract/events.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import type { MessageType } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { channelOf, isThere } from './live-lines.ts';
import { writeMessage } from './write-message.ts';

type Told = PayloadOf<typeof toyTold>;

/** What a thread calls what happened to a toy (spec 2 §3, "Message types"). */
const typeOf: Readonly<Record<Told['what'], MessageType>> = {
  available: 'toy_available',
  active: 'toy_active',
  started: 'toy_started',
  completed: 'toy_completed',
  finished: 'toy_finished',
};

/**
 * What becomes of a toy stands in the channel of the two: that it is there for a private chat, that the guest paid for a play, that it
 * began, ran to its end, or broke off and was paid back. Both saw it: unread for nobody. Told twice, it stands there once.
 */
export async function lineOfToy(ctx: Context, tx: Tx, told: Told): Promise<void> {
  const { what, playId, giftId, chatId, displayName } = told;
  const channel = await channelOf(ctx, tx, told);
  if (!channel) return;
  const key = playId === null ? `toy-${what}:${chatId}` : `toy-${what}:play-${playId}`;
  if (await isThere(tx, channel, 'system', key)) return;
  const look = giftId === null ? undefined : (await ctx.gifts.describe(tx, [giftId])).get(giftId);
  await writeMessage(
    ctx,
    tx,
    channel,
    {
      ...{ type: typeOf[what], sender: 'system', key, chatId, text: displayName },
      ...(look && giftId !== null ? { gifts: [{ giftId, quantity: 1, ...look }] } : {}),
    },
    { unreadOf: null },
  );
}
