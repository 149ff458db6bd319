import { isDeepStrictEqual } from 'node:util';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { decideMass, MassMessage, MassState, sendMass } from '../../contract/index.ts';
import { massLimit, massMissing, massSlice, messengerLimits, tooLate } from '../../contract/index.ts';
import { channelFor } from '../channel-row.ts';
import type { Context } from '../deps.ts';
import { messengerSettings } from '../settings.ts';
import { channels, massMessages, massRecipients, messages } from '../tables.ts';
import type { BodyOf } from './body.ts';
import { mediaOfMass, mediaResults, takeForMany } from './mass-media.ts';
import { guestsOfSegment, inChunks } from './segment.ts';
import { assertSendable } from './words.ts';

const day = 86_400_000;
type Row = typeof massMessages.$inferSelect;

/** How many more messages to many a performer may send now. */
export async function leftToday({ kit }: Context, executor: Executor, actorId: number): Promise<number> {
  const lately = and(eq(massMessages.actorId, actorId), gt(massMessages.createdAt, new Date(kit.clock.now() - day)));
  const [sent] = await executor.orm.select({ total: count() }).from(massMessages).where(lately);
  return Math.max(0, kit.config.of(messengerSettings).MASS_MESSAGES_A_DAY - (sent?.total ?? 0));
}

/**
 * Writes down a message to many with everybody it goes to; slices of it go out by a job. The same key again is the same message.
 * @throws Problem mass_limit, key_used_otherwise, write_first, contact_details, media_not_found
 */
export async function startMass(
  ctx: Context,
  actorId: number,
  { texts, segment, key, mediaId, asked }: BodyOf<typeof sendMass>,
): Promise<{ massId: number; reached: number }> {
  await assertSendable(ctx, texts, { mayBeEmpty: mediaId !== undefined });
  const { kit } = ctx;
  const at = new Date(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'messenger.mass', actorId);
    const same = and(eq(massMessages.actorId, actorId), eq(massMessages.key, key));
    return onceByKey({
      before: async () => {
        const [row] = await tx.orm.select().from(massMessages).where(same);
        return row && { ...row, media: await mediaOfMass(tx, row.id) };
      },
      isSame: (row) =>
        isDeepStrictEqual(
          [row.texts, row.segment, row.media?.id, row.media?.price ?? null],
          [texts, segment, mediaId, mediaId ? (asked ?? null) : null],
        ),
      repeat: async ({ id }) => ({ massId: id, reached: await totalOf(tx, id) }),
      first: async () => {
        if ((await leftToday(ctx, tx, actorId)) === 0) {
          throw new Problem(massLimit, { data: { most: kit.config.of(messengerSettings).MASS_MESSAGES_A_DAY } });
        }
        const row = { actorId, texts, segment, key, createdAt: at, movedAt: at };
        const [mass] = await tx.orm.insert(massMessages).values(row).returning();
        if (!mass) throw new Error('A message to many was not kept.');
        if (mediaId) await takeForMany(tx, { actorId, massId: mass.id }, { mediaId, price: asked ?? null });
        const guestIds = await guestsOfSegment(ctx, tx, actorId, segment);
        for (const part of inChunks(guestIds)) {
          await tx.orm.insert(massRecipients).values(part.map((guestId) => ({ massId: mass.id, guestId })));
        }
        await kit.jobs.send(tx, massSlice, { massId: mass.id });
        return { massId: mass.id, reached: guestIds.length };
      },
    });
  });
}

async function totalOf(tx: Tx, massId: number): Promise<number> {
  const of = eq(massRecipients.massId, massId);
  const [row] = await tx.orm.select({ total: count() }).from(massRecipients).where(of);
  return row?.total ?? 0;
}

const steps: Readonly<Record<'stop' | 'resume' | 'unsend', { from: readonly MassState[]; to: MassState }>> = {
  stop: { from: ['sending', 'held'], to: 'stopped' },
  resume: { from: ['held', 'stopped'], to: 'sending' },
  unsend: { from: ['sending', 'held', 'stopped', 'sent'], to: 'unsending' },
};

/** Stops a message to many, lets it go on, or takes it back. @throws Problem mass_not_found, message_too_late after a day */
export async function decideOn(
  { kit }: Context,
  actorId: number,
  { massId, decision }: BodyOf<typeof decideMass>,
): Promise<MassState> {
  const now = kit.clock.now();
  const { from, to } = steps[decision];
  return kit.db.transaction(async (tx) => {
    const own = and(eq(massMessages.id, massId), eq(massMessages.actorId, actorId));
    // A worker that is sending one at this moment holds the row: it has left before this, or never leaves.
    const [mass] = await tx.orm.select().from(massMessages).where(own).for('update');
    if (!mass || !from.includes(mass.state)) throw new Problem(massMissing);
    if (decision === 'unsend' && now - mass.createdAt.getTime() > messengerLimits.deleteFor) throw new Problem(tooLate);
    await tx.orm
      .update(massMessages)
      .set({ state: to, movedAt: new Date(now) })
      .where(eq(massMessages.id, massId));
    if (decision !== 'stop') await kit.jobs.send(tx, massSlice, { massId });
    return to;
  });
}

/** Messages to many of a performer, the latest first, with what became of them. */
export async function readMass(
  ctx: Context,
  actorId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ messages: MassMessage[]; before: number | null; leftToday: number }> {
  const { db } = ctx.kit;
  const older = before === undefined ? undefined : lt(massMessages.id, before);
  const rows = await db.orm
    .select()
    .from(massMessages)
    .where(and(eq(massMessages.actorId, actorId), older))
    .orderBy(desc(massMessages.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    messages: await withResults(db, shown),
    before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    leftToday: await leftToday(ctx, db, actorId),
  };
}

async function withResults(executor: Executor, rows: readonly Row[]): Promise<MassMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const reached = await executor.orm
    .select({
      massId: massRecipients.massId,
      reached: count(),
      sent: sql<number>`count(*) filter (where ${massRecipients.messageId} is not null)::int`,
      skipped: sql<number>`count(*) filter (where ${massRecipients.state} = 'skipped')::int`,
      opened: sql<number>`count(*) filter (where ${channels.guestReadId} >= ${massRecipients.messageId})::int`,
    })
    .from(massRecipients)
    .leftJoin(channels, eq(channels.id, massRecipients.channelId))
    .where(inArray(massRecipients.massId, ids))
    .groupBy(massRecipients.massId);
  const carried = await mediaResults(executor, ids);
  const after = await executor.orm
    .select({
      massId: massRecipients.massId,
      answered: sql<number>`count(distinct ${massRecipients.guestId}) filter (where ${messages.sender} = 'guest')::int`,
      paid: sql<number>`coalesce(sum(${messages.paid}
        + case when ${messages.type} = 'chat_end' then coalesce(${messages.amount}, 0) else 0 end), 0)::int`,
    })
    .from(massRecipients)
    .innerJoin(
      messages,
      and(
        eq(messages.channelId, massRecipients.channelId),
        gt(messages.id, massRecipients.messageId),
        sql`${messages.sentAt} <= ${massRecipients.sentAt} + interval '3 days'`,
      ),
    )
    .where(inArray(massRecipients.massId, ids))
    .groupBy(massRecipients.massId);
  return rows.map(({ id, texts, segment, state, createdAt }) => {
    const one = reached.find(({ massId }) => massId === id);
    const then = after.find(({ massId }) => massId === id);
    return {
      ...{ massId: id, texts, segment, state, createdAt: createdAt.getTime() },
      ...{ reached: one?.reached ?? 0, sent: one?.sent ?? 0, skipped: one?.skipped ?? 0, opened: one?.opened ?? 0 },
      ...(carried.get(id) ?? { media: null, bought: 0, boughtFor: 0 }),
      ...{ answered: then?.answered ?? 0, paidAfter: then?.paid ?? 0 },
    };
  });
}

/** A guest wants no messages to many from the performer of a channel, or wants them again. @throws Problem channel_not_found */
export async function mute({ kit }: Context, guestId: number, channelId: number, muted: boolean): Promise<void> {
  const { channel } = await channelFor(kit.db, channelId, guestId, 'guest');
  await kit.db.orm.update(channels).set({ massMuted: muted }).where(eq(channels.id, channel.id));
}
