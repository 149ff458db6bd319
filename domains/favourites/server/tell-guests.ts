import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { tellFavourites } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { isLive } from './notifications.ts';
import { pins, tellings } from './tables.ts';

/** Guests told in one transaction. */
export const slice = 1_000;

/**
 * A performer went live: the first guests are told at once, in the transaction of the event, the others by a job. What is told of
 * somebody stands in one place, so that a show that begins again while the last one is still told of begins again.
 */
export async function beginTelling(ctx: Context, tx: Tx, actorId: number, at: number): Promise<void> {
  const begun = { beganAt: new Date(at), after: 0 };
  await tx.orm
    .insert(tellings)
    .values({ actorId, ...begun })
    .onConflictDoUpdate({ target: tellings.actorId, set: begun });
  if (await tellSlice(ctx, tx, actorId)) await ctx.kit.jobs.send(tx, tellFavourites, { actorId });
}

/** The show is over: who was not told yet, or waits for the end of quiet hours or for a digest, is not told any more. */
export async function endTelling({ notifications }: Context, tx: Tx, actorId: number, at: number): Promise<void> {
  await tx.orm.delete(tellings).where(and(eq(tellings.actorId, actorId), lte(tellings.beganAt, new Date(at))));
  await notifications.recall(tx, { kind: isLive, actorId, before: at });
}

/** Tells all who are left, slice by slice, each in a transaction that keeps the place: a worker that dies loses and doubles nobody. */
export async function tellRest(ctx: Context, actorId: number): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await ctx.kit.db.transaction((tx) => tellSlice(ctx, tx, actorId));
}

/** Tells the next slice of those who pinned a performer; answers whether there are more. */
async function tellSlice({ notifications, performers, blocks }: Context, tx: Tx, actorId: number): Promise<boolean> {
  const [place] = await tx.orm.select().from(tellings).where(eq(tellings.actorId, actorId)).for('update');
  const actor = place ? await performers.actor(tx, actorId) : null;
  if (!place || !actor || actor.isHidden) return false;
  const due = await tx.orm
    .select({ guestId: pins.guestId, byEmail: pins.byEmail, bySms: pins.bySms })
    .from(pins)
    .where(and(eq(pins.actorId, actorId), gt(pins.guestId, place.after)))
    .orderBy(asc(pins.guestId))
    .limit(slice);
  const guestIds = due.map(({ guestId }) => guestId);
  const blocked = new Set(
    (await blocks.separated(tx, { actorIds: [actorId], guestIds })).map(({ guestId }) => guestId),
  );
  const to = due
    .filter(({ guestId }) => !blocked.has(guestId))
    .map(({ guestId, byEmail, bySms }) => ({
      guestId,
      channels: { ...(byEmail === null ? {} : { email: byEmail }), ...(bySms === null ? {} : { sms: bySms }) },
    }));
  const began = place.beganAt.getTime();
  const path = `/chat/${encodeURIComponent(actor.name.toLowerCase())}/`;
  const fact = { kind: isLive, actorId, key: `live:${actorId}:${began}`, data: { name: actor.name }, path };
  await notifications.notifyMany(tx, fact, to);
  const own = and(eq(tellings.actorId, actorId), eq(tellings.beganAt, place.beganAt));
  if (due.length < slice) {
    await tx.orm.delete(tellings).where(own);
    return false;
  }
  await tx.orm
    .update(tellings)
    .set({ after: guestIds.at(-1) ?? place.after })
    .where(own);
  return true;
}
