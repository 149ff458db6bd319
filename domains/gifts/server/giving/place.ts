import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { assertAllowed, isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { GiftReference } from '../../contract/events.ts';
import { notInRoom, notWelcome } from '../../contract/problems.ts';
import type { Context } from '../deps.ts';

/** Where somebody gives something. */
export interface Place {
  readonly reference: GiftReference;
  /** The show it is given in; null outside of shows. */
  readonly roomId: number | null;
  /** Others may know of it. */
  readonly isPublic: boolean;
}

/** A profile is no show: what is given there is told to the performer alone. */
export const onProfile: Place = { reference: 'profile', roomId: null, isPublic: false };

export type Giver = Pick<Caller, 'country'> & { readonly accountId: number };

/**
 * The performer to whom something is given, who is there for this guest.
 * @throws Problem `actor_not_found`, also where the performer is not shown; `not_welcome` to who is blocked or locked, and to oneself;
 *   `you_have_blocked` to who has blocked the performer
 */
export async function receiver(
  ctx: Pick<Context, 'performers' | 'blocks'>,
  tx: Tx,
  guestId: number,
  actorId: number,
  country: string | null = null,
): Promise<{ readonly id: number; readonly name: string }> {
  const actor = await ctx.performers.actor(tx, actorId);
  if (!actor || isBanned(actor, country)) throw new Problem(actorMissing);
  const barrier = guestId === actorId ? 'oneself' : await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : notWelcome);
  return actor;
}

/**
 * The chat somebody gives something in, or the profile.
 * @throws Problem `not_in_room` without a running chat there, `word_refused` and what the room's rules refuse for what is said with it
 */
export async function placeOf(
  ctx: Pick<Context, 'live'>,
  tx: Tx,
  { accountId }: Giver,
  { actorId, inRoom, words }: { readonly actorId: number; readonly inRoom: boolean; readonly words: string },
): Promise<Place> {
  assertAllowed('body.words', words);
  if (!inRoom) return onProfile;
  const chat = await ctx.live.openChatWith(tx, accountId, actorId);
  if (!chat) throw new Problem(notInRoom);
  if (words !== '') await ctx.live.assertMayWrite(tx, chat, { actorId, guestId: accountId, text: words });
  return { reference: `chat:${chat.chatId}`, roomId: chat.roomId, isPublic: chat.isPublic };
}
