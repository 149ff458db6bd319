import { eq, lt } from 'drizzle-orm';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { lookDays, signalDays } from '../contract/index.ts';
import { builds, looks, signals } from './tables.ts';

const dayMs = 86_400_000;
/** Of a guest so many performers count, those with the most weight: pairs grow with the square. */
const mostOfGuest = 40;
/** Fewer guests in common say nothing, and might say who. */
const fewestShared = 3;
/** Of a performer so many others are kept. */
const mostOthers = 50;
/** Changed performers that are reckoned at a time between the nights. */
const mostChanged = 500;

/**
 * Which performers share guests: the cosine of their guests, damped where few are shared, of `$1` performers or (null) of all. Twice the same
 * signals give twice the same rows.
 */
const reckon = `
  with taste as (
    select guest_id, actor_id, sum(weight) as weight from recommendations.signals group by guest_id, actor_id having sum(weight) > 0),
  counted as (
    select guest_id, actor_id from (
      select guest_id, actor_id, row_number() over (partition by guest_id order by weight desc, actor_id) as place from taste) t
    where place <= ${mostOfGuest}),
  sizes as (select actor_id, count(*)::float8 as guests from counted group by actor_id),
  pairs as (
    select a.actor_id, b.actor_id as other_id, count(*)::float8 as shared
    from counted a join counted b on b.guest_id = a.guest_id and b.actor_id <> a.actor_id
    where $1::int[] is null or a.actor_id = any($1::int[])
    group by a.actor_id, b.actor_id having count(*) >= ${fewestShared}),
  scored as (
    select p.actor_id, p.other_id, p.shared / sqrt(x.guests * y.guests) * p.shared / (p.shared + 5) as score
    from pairs p join sizes x on x.actor_id = p.actor_id join sizes y on y.actor_id = p.other_id),
  ranked as (select *, row_number() over (partition by actor_id order by score desc, other_id) as place from scored)
  insert into recommendations.likeness (actor_id, other_id, score)
  select actor_id, other_id, score from ranked where place <= ${mostOthers}`;

/** One process reckons at a time; readers see the rows before until all are there. */
async function replace(tx: Tx, actorIds: readonly number[] | null, startedAt: number): Promise<void> {
  if (actorIds === null) await tx.client.query('delete from recommendations.likeness');
  else await tx.client.query('delete from recommendations.likeness where actor_id = any($1::int[])', [actorIds]);
  await tx.client.query(reckon, [actorIds]);
  const builtAt = new Date(startedAt);
  await tx.orm.insert(builds).values({ id: 1, builtAt }).onConflictDoUpdate({ target: builds.id, set: { builtAt } });
}

/** Every night: all of it anew, without signals and looks that are over. */
export async function buildAll({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.orm.delete(signals).where(lt(signals.at, new Date(now - signalDays * dayMs)));
  await db.orm.delete(looks).where(lt(looks.day, dayOf(now - lookDays * dayMs)));
  await withLongTimeouts(() =>
    db.transaction(async (tx) => {
      await lockByName(tx, 'recommendations.likeness', 0);
      await replace(tx, null, now);
    }),
  );
}

/** Between the nights: performers with whom somebody did something since the last time. */
export async function refreshChanged({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return withLongTimeouts(() =>
    db.transaction(async (tx) => {
      await lockByName(tx, 'recommendations.likeness', 0);
      const since = await builtAt(tx);
      const { rows } = await tx.client.query<{ id: number }>(
        `select distinct actor_id as id from recommendations.signals where at >= $1 order by 1 limit ${mostChanged}`,
        [new Date(since)],
      );
      if (rows.length === 0) return 0;
      await replace(
        tx,
        rows.map(({ id }) => id),
        // More than fit wait for the next time; the night reads all.
        rows.length < mostChanged ? now : since,
      );
      return rows.length;
    }),
  );
}

async function builtAt({ orm }: Executor): Promise<number> {
  const [row] = await orm.select().from(builds).where(eq(builds.id, 1));
  return row?.builtAt.getTime() ?? 0;
}
