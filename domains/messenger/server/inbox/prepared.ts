import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { saveReply, saveWelcome } from '../../contract/index.ts';
import { repliesFull, scheduledMissing, wordLimits } from '../../contract/index.ts';
import { channelFor } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { channels, savedReplies, scheduledMessages, welcomes } from '../tables.ts';
import type { BodyOf } from './body.ts';
import { assertSendable } from './words.ts';

const empty = { de: '', en: '', nl: '', es: '' };

async function repliesOf({ kit }: Context, actorId: number) {
  const own = kit.db.orm.select().from(savedReplies).where(eq(savedReplies.actorId, actorId));
  const rows = await own.orderBy(asc(savedReplies.name), asc(savedReplies.id));
  return rows.map(({ id, name, texts }) => ({ replyId: id, name, texts }));
}

/** What a performer has prepared: saved replies, the welcome, messages that wait or are held. */
export async function readPrepared(ctx: Context, actorId: number) {
  const { db } = ctx.kit;
  const [welcome] = await db.orm.select().from(welcomes).where(eq(welcomes.actorId, actorId));
  const open = and(eq(scheduledMessages.actorId, actorId), inArray(scheduledMessages.state, ['waiting', 'held']));
  const rows = await db.orm
    .select({ one: scheduledMessages, guestId: channels.guestId })
    .from(scheduledMessages)
    .innerJoin(channels, eq(channels.id, scheduledMessages.channelId))
    .where(open)
    .orderBy(asc(scheduledMessages.dueAt), asc(scheduledMessages.id));
  const names = await ctx.guest.namesOf(
    db,
    rows.map(({ guestId }) => guestId),
  );
  return {
    replies: await repliesOf(ctx, actorId),
    welcome: { isOn: welcome?.isOn ?? false, texts: welcome?.texts ?? empty },
    scheduled: rows.map(({ one, guestId }) => ({
      scheduledId: one.id,
      channelId: one.channelId,
      guestName: names.get(guestId) ?? '',
      text: one.text,
      dueAt: one.dueAt.getTime(),
      state: one.state,
    })),
  };
}

/** Saved replies for the guest of a conversation, with that guest's language. @throws Problem channel_not_found */
export async function repliesFor(ctx: Context, actorId: number, channelId: number) {
  const { channel } = await channelFor(ctx.kit.db, channelId, actorId, 'actor');
  const account = await ctx.identity.account(ctx.kit.db, channel.guestId);
  return { replies: await repliesOf(ctx, actorId), language: account?.language ?? ('en' as const) };
}

/** Keeps a saved reply. @throws Problem prepared_full, prepared_not_found, write_first, contact_details */
export async function keepReply(
  { kit }: Context,
  actorId: number,
  { replyId, name, texts }: BodyOf<typeof saveReply>,
): Promise<number> {
  await assertSendable({ kit }, texts);
  return kit.db.transaction(async (tx) => {
    if (replyId !== undefined) {
      const own = and(eq(savedReplies.id, replyId), eq(savedReplies.actorId, actorId));
      const [row] = await tx.orm.update(savedReplies).set({ name, texts }).where(own).returning();
      if (!row) throw new Problem(scheduledMissing);
      return row.id;
    }
    await lockByName(tx, 'messenger.replies', actorId);
    const [kept] = await tx.orm.select({ total: count() }).from(savedReplies).where(eq(savedReplies.actorId, actorId));
    if ((kept?.total ?? 0) >= wordLimits.replies) throw new Problem(repliesFull);
    const [row] = await tx.orm.insert(savedReplies).values({ actorId, name, texts }).returning();
    return row?.id ?? 0;
  });
}

/** Throws a saved reply away. */
export async function throwReply({ kit }: Context, actorId: number, replyId: number): Promise<void> {
  await kit.db.orm.delete(savedReplies).where(and(eq(savedReplies.id, replyId), eq(savedReplies.actorId, actorId)));
}

/** Keeps the welcome; one that is off may be empty. @throws Problem write_first, contact_details */
export async function keepWelcome(
  { kit }: Context,
  actorId: number,
  { isOn, texts }: BodyOf<typeof saveWelcome>,
): Promise<void> {
  await assertSendable({ kit }, texts, { mayBeEmpty: !isOn });
  const row = { actorId, isOn, texts };
  await kit.db.orm.insert(welcomes).values(row).onConflictDoUpdate({ target: welcomes.actorId, set: row });
}
