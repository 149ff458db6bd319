import type { Tx } from '#kit/db/db.ts';
import { roomGiven } from '../../contract/room.ts';
import { giftReceived } from '../../contract/studio.ts';
import type { Context } from '../deps.ts';
import { countTowardsGoal } from './goals.ts';
import type { SendRow } from './read-given.ts';
import { chatOf, presentSends, topGivers } from './read-given.ts';
import { countTowardsWishes, wishesOf } from './wishes.ts';

/**
 * What follows from something given: it counts towards the goal of the show and the wishes of the performer, and after the commit those
 * who may see it hear of it: everybody in the room, or of a private chat its guest and its voyeurs; the performer always.
 */
export async function tellGiven(
  ctx: Pick<Context, 'kit' | 'guest' | 'live'>,
  tx: Tx,
  row: SendRow,
  gifts: readonly { readonly giftId: number; readonly quantity: number }[],
): Promise<void> {
  const { actorId, guestId, roomId, isPublic, isInvisible } = row;
  await countTowardsWishes(tx, actorId, gifts);
  const [given] = await presentSends(tx, [row]);
  if (!given) return;
  const name = isInvisible ? '' : ((await ctx.guest.namesOf(tx, [guestId])).get(guestId) ?? '');
  const wishes = await wishesOf(tx, actorId);
  const top = roomId === null ? [] : await topGivers(tx, roomId);
  // Of a private chat its guest hears, and who watches it; of who is invisible nobody else.
  const chatId = isPublic || isInvisible || roomId === null ? null : chatOf(row.reference);
  const voyeurs = chatId === null ? [] : await ctx.live.voyeursOf(tx, chatId);
  tx.afterCommit(() => {
    const { realtime } = ctx.kit;
    const topics = isPublic ? [`gifts:${actorId}`] : [guestId, ...voyeurs].map((id) => `guest:${id}`);
    if (roomId !== null) for (const topic of topics) realtime.publish(topic, roomGiven, { actorId, given, top });
    realtime.publish(`performer:${actorId}`, giftReceived, { actorId, given: { ...given, from: name }, wishes });
  });
  // Told after what was given: a goal that is reached by it is the last word.
  if (roomId !== null) await countTowardsGoal(ctx, tx, actorId, row.price);
}
