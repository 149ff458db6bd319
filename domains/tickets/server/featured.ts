import { and, asc, desc, inArray, lte } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { autoFeaturedHours } from '../contract/index.ts';
import { isForAll, openStates } from './rows.ts';
import { shows } from './tables.ts';

/**
 * The show that stands in front where no operator chose one: of those that begin within {@link autoFeaturedHours} or are on, the one with the
 * most tickets sold, then the next. Null: somebody chose, or there is none.
 */
export async function autoFeatured({ orm }: Executor, now: number): Promise<number | null> {
  const [first] = await orm
    .select({ id: shows.id, isFeatured: shows.isFeatured })
    .from(shows)
    .where(
      and(
        inArray(shows.state, [...openStates]),
        isForAll,
        lte(shows.startsAt, new Date(now + autoFeaturedHours * 3_600_000)),
      ),
    )
    .orderBy(desc(shows.isFeatured), desc(shows.sold), asc(shows.startsAt), asc(shows.id))
    .limit(1);
  return first && !first.isFeatured ? first.id : null;
}
