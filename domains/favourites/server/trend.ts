import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { RouteOutput } from '#kit/contract/operations.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { getOwnTrend } from '../contract/index.ts';
import { trendDays } from '../contract/index.ts';
import { days, pins } from './tables.ts';

/** Counts a pin, or one that was taken away, for the performer's trend; in the transaction of the change. */
export async function countDay(
  { orm }: Pick<Tx, 'orm'>,
  actorId: number,
  what: 'added' | 'removed',
  now: number,
): Promise<void> {
  const row = { actorId, day: dayOf(now), added: 0, removed: 0, [what]: 1 };
  await orm
    .insert(days)
    .values(row)
    .onConflictDoUpdate({ target: [days.actorId, days.day], set: { [what]: sql`${days[what]} + 1` } });
}

/** How many have pinned a performer, and what came and went on each of the last days, today last. */
export async function trendOf(
  { orm }: Executor,
  actorId: number,
  now: number,
): Promise<RouteOutput<typeof getOwnTrend>> {
  const today = dayOf(now);
  const first = daysBefore(today, trendDays - 1);
  const [[counted], rows] = await Promise.all([
    orm.select({ total: count() }).from(pins).where(eq(pins.actorId, actorId)),
    orm
      .select()
      .from(days)
      .where(and(eq(days.actorId, actorId), gte(days.day, first))),
  ]);
  const known = new Map(rows.map((row) => [row.day, row]));
  return {
    total: counted?.total ?? 0,
    days: Array.from({ length: trendDays }, (_, at) => {
      const day = daysBefore(today, trendDays - 1 - at);
      return { day, added: known.get(day)?.added ?? 0, removed: known.get(day)?.removed ?? 0 };
    }),
  };
}
