import { and, desc, eq, gt } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { notInRoom } from '../contract/problems.ts';
import type { LiveReaction } from '../contract/reactions.ts';
import { liveReaction } from '../contract/reactions.ts';
import { pictureUrl } from './catalogue/drawings.ts';
import type { Context } from './deps.ts';
import { receiver } from './giving/place.ts';
import { reactions } from './tables.ts';

/** How long a reaction is said to have floated just now, ms. */
const shownMs = 60_000;

type Row = typeof reactions.$inferSelect;

const present = ({ id, referenceId, imageId, message, data, createdAt }: Row): LiveReaction => ({
  id,
  referenceType: 'actor',
  referenceId,
  imageId,
  imageUrl: pictureUrl(`reaction-${imageId}`),
  message,
  data,
  at: createdAt.getTime(),
});

interface Wanted {
  readonly referenceId: number;
  readonly imageId: number;
  readonly message: string;
  readonly data: string;
}

/**
 * Lets a small picture float over the show the guest is in, for everybody there; in a private chat for its two sides alone.
 * @throws Problem `not_in_room`, `not_welcome`, `actor_not_found`, `word_refused`; with words also what the room's rules refuse
 */
export async function addReaction(
  ctx: Context,
  { accountId: guestId, country }: Pick<Caller, 'country'> & { readonly accountId: number },
  { referenceId, imageId, message, data }: Wanted,
): Promise<LiveReaction> {
  assertAllowed('message', message);
  for (const [field, text] of Object.entries({ message, data })) await assertSayable(ctx.kit, field, text);
  return ctx.kit.db.transaction(async (tx) => {
    await receiver(ctx, tx, guestId, referenceId, country);
    const chat = await ctx.live.openChatWith(tx, guestId, referenceId);
    if (!chat) throw new Problem(notInRoom);
    if (message !== '') await ctx.live.assertMayWrite(tx, chat, { actorId: referenceId, guestId, text: message });
    const { isPublic } = chat;
    const createdAt = new Date(ctx.kit.clock.now());
    const row = { referenceType: 'actor', referenceId, guestId, imageId, message, data, isPublic, createdAt };
    const [added] = await tx.orm.insert(reactions).values(row).returning();
    const reaction = present(added as Row);
    tx.afterCommit(() => {
      const topics = isPublic ? [`gifts:${referenceId}`] : [`guest:${guestId}`];
      for (const topic of [...topics, `performer:${referenceId}`])
        ctx.kit.realtime.publish(topic, liveReaction, reaction);
    });
    return reaction;
  });
}

/** What floated over a show in the last minute, the latest first; of private chats nothing. */
export async function latestReactions(
  { orm }: Executor,
  referenceId: number,
  first: number,
  now: number,
): Promise<LiveReaction[]> {
  const rows = await orm
    .select()
    .from(reactions)
    .where(
      and(
        eq(reactions.referenceType, 'actor'),
        eq(reactions.referenceId, referenceId),
        eq(reactions.isPublic, true),
        gt(reactions.createdAt, new Date(now - shownMs)),
      ),
    )
    .orderBy(desc(reactions.id))
    .limit(first);
  return rows.map(present);
}
