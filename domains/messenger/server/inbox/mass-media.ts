import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { MessageMedia } from '../../contract/index.ts';
import { massSlice, mediaMissing, mediaNotAgreed } from '../../contract/index.ts';
import { forgetThing } from '../coverage.ts';
import type { Context } from '../deps.ts';
import type { MediaRow } from '../media-view.ts';
import { toMedia } from '../media-view.ts';
import { massMessages, media } from '../tables.ts';

/** Gives a message to many what it carries: the performer's own, uploaded for many, not sent before. @throws Problem media_not_found, media_not_agreed */
export async function takeForMany(
  tx: Tx,
  { actorId, massId }: { readonly actorId: number; readonly massId: number },
  carried: { readonly mediaId: string; readonly price: number | null },
): Promise<void> {
  const own = and(eq(media.id, carried.mediaId), eq(media.ownerId, actorId), isNull(media.channelId));
  const rows = await tx.orm
    .update(media)
    .set({ massId, price: carried.price })
    .where(and(own, isNull(media.massId), isNull(media.goneAt), isNotNull(media.readyAt)))
    .returning({ isCovered: media.isCovered });
  if (rows.length === 0) throw new Problem(mediaMissing);
  if (!rows.every(({ isCovered }) => isCovered)) throw new Problem(mediaNotAgreed);
}

/** What a message to many carries; null: nothing. */
export async function mediaOfMass(executor: Executor, massId: number): Promise<MediaRow | null> {
  const [row] = await executor.orm.select().from(media).where(eq(media.massId, massId));
  return row ?? null;
}

/** The same for who makes copies of it: whether people agree does not change before they are kept. */
export async function heldMediaOfMass(tx: Tx, massId: number): Promise<MediaRow | null> {
  const [row] = await tx.orm.select().from(media).where(eq(media.massId, massId)).for('share');
  return row ?? null;
}

/** A copy for one guest, with the same files: each pays for their own. */
export async function copyFor(ctx: Context, tx: Tx, origin: MediaRow, channelId: number): Promise<MediaRow> {
  const { ownerId, type, readyAt, size, width, height, length, price, isCovered } = origin;
  const createdAt = new Date(ctx.kit.clock.now());
  const copy = { id: randomUUID(), originId: origin.id, channelId, createdAt };
  const [row] = await tx.orm
    .insert(media)
    .values({ ...copy, ownerId, type, readyAt, size, width, height, length, price, isCovered })
    .returning();
  if (!row) throw new Error('A copy of what goes to many was not kept.');
  return row;
}

/** Everybody's copy was taken back: the files go with the next round of the job. */
export async function forgetMediaOf(ctx: Context, tx: Tx, massId: number): Promise<void> {
  const goneAt = new Date(ctx.kit.clock.now());
  const origin = await mediaOfMass(tx, massId);
  if (origin) await forgetThing(ctx.consent, tx, origin.id);
  await tx.orm
    .update(media)
    .set({ goneAt })
    .where(and(eq(media.massId, massId), isNull(media.goneAt)));
}

/**
 * The platform has taken down one copy: what it shows goes from everybody it was sent to, in slices, and what was paid goes back.
 */
export async function takeBackCopies(ctx: Context, tx: Tx, mediaId: string): Promise<void> {
  const [copy] = await tx.orm.select({ originId: media.originId }).from(media).where(eq(media.id, mediaId));
  if (!copy?.originId) return;
  const [origin] = await tx.orm.select({ massId: media.massId }).from(media).where(eq(media.id, copy.originId));
  if (origin?.massId == null) return;
  const { massId } = origin;
  const rows = await tx.orm
    .update(massMessages)
    .set({ state: 'unsending', movedAt: new Date(ctx.kit.clock.now()) })
    .where(and(eq(massMessages.id, massId), inArray(massMessages.state, ['sending', 'held', 'stopped', 'sent'])))
    .returning({ id: massMessages.id });
  if (rows.length > 0) await ctx.kit.jobs.send(tx, massSlice, { massId });
}

interface MediaResult {
  readonly media: MessageMedia;
  readonly bought: number;
  readonly boughtFor: number;
}

/** What some messages to many carry, and how often it was bought. */
export async function mediaResults(
  executor: Executor,
  massIds: readonly number[],
): Promise<ReadonlyMap<number, MediaResult>> {
  const rows = await executor.orm
    .select()
    .from(media)
    .where(inArray(media.massId, [...massIds]));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sold = await executor.orm
    .select({ originId: media.originId, bought: count(), boughtFor: sum(media.price).mapWith(Number) })
    .from(media)
    .where(and(inArray(media.originId, ids), isNotNull(media.paidAt), isNull(media.goneAt)))
    .groupBy(media.originId);
  const of = new Map(sold.map((one) => [one.originId, one]));
  return new Map(
    rows.map((row) => {
      const { bought = 0, boughtFor = 0 } = of.get(row.id) ?? {};
      return [row.massId as number, { media: toMedia(row, 'actor'), bought, boughtFor: boughtFor ?? 0 }];
    }),
  );
}
