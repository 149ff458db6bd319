import { gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { ChatRatings } from '../contract/index.ts';
import { minimumRatings, satisfiedFrom } from '../contract/index.ts';
import { ratings } from './tables.ts';

const dayMs = 24 * 3600 * 1000;
const days = 90;

/** Adds to what a performer was rated on the day of an instant (epoch ms); negative numbers take away. */
export async function addRatings(
  tx: Tx,
  { actorId, at, count, satisfied }: { actorId: number; at: number; count: number; satisfied: number },
): Promise<void> {
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
