import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { SignalKind } from '../contract/index.ts';

/** A performer a guest may like, and the one of theirs that speaks most for it. */
export interface Candidate {
  readonly actorId: number;
  readonly becauseId: number;
  readonly kind: SignalKind;
}

/** Of a guest so many performers are looked at, those with the most weight; older ones weigh less, half after this many days. */
const mostLiked = 30;
const halfLifeDays = 60;

/** What a guest's own signals say, newest ones most; `now` in epoch ms. */
const tasteOf = (guestId: number, now: number): SQL => sql`
  taste as (
    select actor_id,
      sum(weight * power(0.5, greatest(0, extract(epoch from (${new Date(now)}::timestamptz - at))) / ${halfLifeDays * 86_400}::float8)) as weight,
      (array_agg(kind order by weight desc, kind))[1] as kind
    from recommendations.signals where guest_id = ${guestId} group by actor_id),
  liked as (select * from taste where weight > 0 order by weight desc, actor_id limit ${mostLiked})`;

const idsOf = async ({ orm }: Executor, statement: SQL): Promise<number[]> =>
  (await orm.execute<{ id: number }>(statement)).rows.map(({ id }) => id);

/**
 * Performers who share guests with those a guest likes, the best first; none they know already (they are their own and found elsewhere),
 * and none they skipped.
 * @param now epoch ms
 */
export async function candidatesFor(
  { orm }: Executor,
  guestId: number,
  now: number,
  first: number,
): Promise<Candidate[]> {
  const { rows } = await orm.execute<{ id: number; because: number; kind: SignalKind }>(sql`
    with ${tasteOf(guestId, now)},
    spoken as (
      select n.other_id, l.actor_id, l.kind, ln(1 + l.weight) * n.score as score
      from liked l join recommendations.likeness n on n.actor_id = l.actor_id
      where not exists (
        select 1 from recommendations.signals s where s.guest_id = ${guestId} and s.actor_id = n.other_id))
    select other_id as id, (array_agg(actor_id order by score desc, actor_id))[1] as because,
      (array_agg(kind order by score desc, actor_id))[1] as kind
    from spoken group by other_id order by sum(score) desc, other_id limit ${first}`);
  return rows.map(({ id, because, kind }) => ({ actorId: id, becauseId: because, kind }));
}

/** Performers who share the most guests with one, the best first. */
export const likeOne = (executor: Executor, actorId: number, first: number): Promise<number[]> =>
  idsOf(
    executor,
    sql`select other_id as id from recommendations.likeness where actor_id = ${actorId} order by score desc, other_id limit ${first}`,
  );

/** Whom a guest likes most, by all they did, the best first. */
export const likedMost = (executor: Executor, guestId: number, now: number, first: number): Promise<number[]> =>
  idsOf(
    executor,
    sql`with ${tasteOf(guestId, now)} select actor_id as id from liked order by weight desc, actor_id limit ${first}`,
  );

/** Whom a guest watched last, and did not skip; null for nobody. */
export async function watchedLast(executor: Executor, guestId: number): Promise<number | null> {
  const [id] = await idsOf(
    executor,
    sql`select w.actor_id as id from recommendations.signals w
        where w.guest_id = ${guestId} and w.kind = 'watched' and not exists (
          select 1 from recommendations.signals s
          where s.guest_id = ${guestId} and s.actor_id = w.actor_id and s.kind = 'skipped')
        order by w.at desc, w.actor_id limit 1`,
  );
  return id ?? null;
}

/** Whom a guest skipped, of some performers. */
export const skippedAmong = async (
  executor: Executor,
  guestId: number,
  actorIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    await idsOf(
      executor,
      sql`select actor_id as id from recommendations.signals
          where guest_id = ${guestId} and actor_id = any(${sql.param(actorIds)}::int[]) and kind = 'skipped'`,
    ),
  );
