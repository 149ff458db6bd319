import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Context } from './deps.ts';
import { hasBit } from './index-of-actors/bits.ts';
import type { Keeper, Truth } from './keep-true.ts';
import { newcomerFits } from './notifications.ts';
import { askedBy } from './saved.ts';
import { lookFor } from './search.ts';
import { newcomers, savedSearches } from './tables.ts';

/** What telling needs besides searching. */
export interface Telling {
  readonly blocks: Pick<Blocks, 'separated'>;
  readonly notifications: Pick<Notifications, 'notify'>;
}

/** Kept searches looked at in one transaction, and newcomers looked for at most. */
const slice = 200;
const mostNewcomers = 500;

/** Notes when a performer was first seen; who is seen again is no newcomer. */
export async function noteNewcomer(tx: Tx, actorId: number, now: number): Promise<void> {
  await tx.orm
    .insert(newcomers)
    .values({ actorId, since: new Date(now) })
    .onConflictDoNothing();
}

/** Looks who came since each kept search was last looked at, and tells its guest of the first who fits: once a day for each search. */
export async function tellNewcomers(ctx: Context & Telling, keeper: Pick<Keeper, 'fresh'>): Promise<void> {
  const now = ctx.kit.clock.now();
  const truth = await keeper.fresh();
  for (let after = 0; ; ) {
    const last = await ctx.kit.db.transaction((tx) => tellSlice(ctx, tx, truth, after, now));
    if (last === null) return;
    after = last;
  }
}

/** The next slice; answers where it ended, null at the end. */
async function tellSlice(
  ctx: Context & Telling,
  tx: Tx,
  truth: Truth,
  after: number,
  now: number,
): Promise<number | null> {
  const today = dayOf(now);
  const rows = await tx.orm
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.isTold, true),
        gt(savedSearches.id, after),
        or(isNull(savedSearches.toldOn), lt(savedSearches.toldOn, today)),
        sql`${savedSearches.lookedAt} < (select max(since) from actor_search.newcomers)`,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(slice)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return null;
  const since = new Date(Math.min(...rows.map(({ lookedAt }) => lookedAt.getTime())));
  const came = await tx.orm
    .select()
    .from(newcomers)
    .where(gt(newcomers.since, since))
    .orderBy(asc(newcomers.since), asc(newcomers.actorId))
    .limit(mostNewcomers);
  const fits = rows.map((row) => {
    const { found } = lookFor(ctx, truth, askedBy(row.query, now), row.country);
    const ids = came.flatMap(({ actorId, since: at }) => {
      const place = truth.index.at.get(actorId);
      return at > row.lookedAt && place !== undefined && hasBit(found.bits, place) ? [actorId] : [];
    });
    return { row, ids };
  });
  const actorIds = [...new Set(fits.flatMap(({ ids }) => ids))];
  const guestIds = [...new Set(rows.map(({ guestId }) => guestId))];
  const apart = new Set(
    actorIds.length === 0
      ? []
      : (await ctx.blocks.separated(tx, { actorIds, guestIds })).map(({ actorId, guestId }) => `${actorId}:${guestId}`),
  );
  // A newcomer beyond the limit is looked for the next time.
  const upTo = came.length < mostNewcomers ? new Date(now) : (came.at(-1)?.since ?? new Date(now));
  for (const { row, ids } of fits) {
    const actorId = ids.find((id) => !apart.has(`${id}:${row.guestId}`));
    const entry = actorId === undefined ? undefined : truth.index.entries[truth.index.at.get(actorId) ?? -1];
    if (entry)
      await ctx.notifications.notify(tx, {
        kind: newcomerFits,
        guestId: row.guestId,
        actorId: entry.id,
        key: `search:${row.id}:${today}`,
        data: { name: entry.name },
        path: `/amateur/${encodeURIComponent(entry.name.toLowerCase())}/`,
      });
    await tx.orm
      .update(savedSearches)
      .set({ lookedAt: upTo, ...(entry ? { toldOn: today } : {}) })
      .where(eq(savedSearches.id, row.id));
  }
  return rows.at(-1)?.id ?? null;
}
