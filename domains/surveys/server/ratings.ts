import { and, gt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { ChatRatings } from '../contract/index.ts';
import { minimumRatings, satisfiedFrom } from '../contract/index.ts';
import { ratings } from './tables.ts';

const dayMs = 24 * 3600 * 1000;
const days = 90;

/** What a performer was rated on the day of an instant (epoch ms). */
export interface DayRatings {
  readonly actorId: number;
  readonly at: number;
  readonly count: number;
  readonly satisfied: number;
}

/** Adds to what a performer was rated on a day; negative numbers take away. */
export async function addRatings(tx: Tx, { actorId, at, count, satisfied }: DayRatings): Promise<void> {
  await tx.orm
    .insert(ratings)
    .values({ actorId, day: dayOf(at), count, satisfied })
    .onConflictDoUpdate({
      target: [ratings.actorId, ratings.day],
      set: { count: sql`${ratings.count} + ${count}`, satisfied: sql`${ratings.satisfied} + ${satisfied}` },
    });
}

/** One answer, as it counts. */
export const countedAs = (rating: number) => ({ count: 1, satisfied: rating >= satisfiedFrom ? 1 : 0 });

/** How performers were rated in the ninety days before `now` (epoch ms); who has too few ratings is left out. */
export async function ratingsOf(
  executor: Executor,
  actorIds: readonly number[],
  now: number,
): Promise<Map<number, { chatRatings: z.output<typeof ChatRatings> }>> {
  const count = sql<number>`sum(${ratings.count})`.mapWith(Number);
  const rows = await executor.orm
    .select({ actorId: ratings.actorId, count, satisfied: sql<number>`sum(${ratings.satisfied})`.mapWith(Number) })
    .from(ratings)
    .where(
      sql`${ratings.actorId} = any(${sql.param(actorIds)}::int[]) and ${gt(ratings.day, dayOf(now - days * dayMs))}`,
    )
    .groupBy(ratings.actorId);
  return new Map(
    rows.flatMap(({ actorId, count, satisfied }) =>
      count < minimumRatings
        ? []
        : [
            [
              actorId,
              {
                chatRatings: {
                  lastNinetyDays: { countRatings: count, satisfactionRate: Math.round((satisfied / count) * 100) },
                },
              },
            ] as const,
          ],
    ),
  );
}

/** So many days a run of the job may be missed. */
const agedDays = 7;

/** Performers of whom ratings of a day stopped counting within the last week before `now` (epoch ms). */
export async function agedOut(executor: Executor, now: number): Promise<number[]> {
  const rows = await executor.orm
    .selectDistinct({ actorId: ratings.actorId })
    .from(ratings)
    .where(and(gt(ratings.day, dayOf(now - (days + agedDays) * dayMs)), lte(ratings.day, dayOf(now - days * dayMs))));
  return rows.map(({ actorId }) => actorId);
}

/**
 * The best rated of the ninety days before `now` (epoch ms), best first: by the lower bound of what the share of satisfied guests may be
 * (Wilson score, 95 %), so that ten of ten do not stand above two hundred of two hundred and two.
 */
export async function bestRated(executor: Executor, first: number, now: number): Promise<number[]> {
  const n = sql`sum(${ratings.count})::float8`;
  const s = sql`(sum(${ratings.satisfied})::float8 / sum(${ratings.count}))`;
  const z = 1.96;
  const bound = sql`(${s} + ${z * z} / (2 * ${n}) - ${z} * sqrt((${s} * (1 - ${s}) + ${z * z} / (4 * ${n})) / ${n})) / (1 + ${z * z} / ${n})`;
  const rows = await executor.orm
    .select({ actorId: ratings.actorId })
    .from(ratings)
    .where(gt(ratings.day, dayOf(now - days * dayMs)))
    .groupBy(ratings.actorId)
    .having(sql`sum(${ratings.count}) >= ${minimumRatings}`)
    .orderBy(sql`${bound} desc`, ratings.actorId)
    .limit(first);
  return rows.map(({ actorId }) => actorId);
}
