import { and, eq, isNull, lte } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { reminderMinutes, showIsOver, tellOfShow } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { showBegun, showSoon } from './notifications.ts';
import { oneShow } from './read-shows.ts';
import { lockShow } from './rows.ts';
import { reminders, shows } from './tables.ts';

const minute = 60_000;
/** Guests told in one transaction. */
export const slice = 1_000;

/**
 * A guest asks to be reminded of a show, or takes that back.
 * @throws Problem not_found also of a show that is not shown to them, show_is_over
 */
export async function remindOf(
  ctx: Context,
  caller: AccountCaller,
  showId: number,
  isWanted: boolean,
): Promise<boolean> {
  if (!(await oneShow(ctx, caller, showId))) throw new Problem(notFound);
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockShow(tx, showId);
    if (!row) throw new Problem(notFound);
    const own = and(eq(reminders.showId, showId), eq(reminders.guestId, caller.accountId));
    if (!isWanted) {
      await tx.orm.delete(reminders).where(own);
      return false;
    }
    if (row.state !== 'planned') throw new Problem(showIsOver, { data: { state: row.state } });
    const askedAt = new Date(ctx.kit.clock.now());
    await tx.orm.insert(reminders).values({ showId, guestId: caller.accountId, askedAt }).onConflictDoNothing();
    return true;
  });
}

/** Sends off the reminders of shows whose time is near: each show once. */
export async function remindSoon({ kit }: Context): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const due = await tx.orm
      .update(shows)
      .set({ remindedAt: new Date(now) })
      .where(
        and(
          eq(shows.state, 'planned'),
          isNull(shows.remindedAt),
          lte(shows.startsAt, new Date(now + reminderMinutes * minute)),
        ),
      )
      .returning({ id: shows.id });
    for (const { id: showId } of due) await kit.jobs.send(tx, tellOfShow, { showId, what: 'soon' });
  });
}

/** Tells all of a show, slice by slice; again after a crash, nobody is told twice: the key of what they are told is the same. */
export async function tellAllOfShow(ctx: Context, showId: number, what: 'soon' | 'begun'): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await ctx.kit.db.transaction((tx) => tellSlice(ctx, tx, showId, what, from));
  }
}

/** @returns the last of this slice; null when it was the last one */
async function tellSlice(
  { notifications, blocks, performers }: Context,
  tx: Tx,
  showId: number,
  what: 'soon' | 'begun',
  after: number,
): Promise<number | null> {
  const [show] = await tx.orm.select().from(shows).where(eq(shows.id, showId));
  // Called off, ended or begun meanwhile: what was to be said is not true any more.
  if (show?.state !== (what === 'soon' ? 'planned' : 'running')) return null;
  const actor = await performers.actor(tx, show.actorId);
  if (!actor || actor.isHidden) return null;
  const { rows } = await tx.client.query<{ guest_id: number }>(
    `select guest_id from (
       select guest_id from tickets.tickets where show_id = $1 and ended_at is null
       union select guest_id from tickets.reminders where show_id = $1) told
     where guest_id > $2 order by guest_id limit $3`,
    [showId, after, slice],
  );
  const guestIds = rows.map(({ guest_id }) => guest_id);
  const apart = await blocks.separated(tx, { actorIds: [show.actorId], guestIds });
  const blocked = new Set(apart.map(({ guestId }) => guestId));
  const name = encodeURIComponent(actor.name.toLowerCase());
  const fact = {
    kind: what === 'soon' ? showSoon : showBegun,
    actorId: show.actorId,
    key: `show:${showId}`,
    data: { name: actor.name },
    path: what === 'soon' ? `/amateur/${name}/shows/` : `/chat/${name}/`,
  };
  await notifications.notifyMany(
    tx,
    fact,
    guestIds.filter((id) => !blocked.has(id)).map((guestId) => ({ guestId })),
  );
  return guestIds.length < slice ? null : (guestIds.at(-1) ?? null);
}
