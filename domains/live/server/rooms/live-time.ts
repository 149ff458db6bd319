import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { rooms } from '../tables.ts';

/** How many whole minutes all rooms together were on air between two instants, in ms of the steady clock. */
export async function liveMinutes(executor: Executor, from: number, to: number): Promise<number> {
  const since = sql`greatest(coalesce(${rooms.onlineAt}, ${rooms.startedAt}), ${from}::bigint)`;
  const until = sql`least(coalesce(${rooms.endedAt}, ${to}::bigint), ${to}::bigint)`;
  const [sum] = await executor.orm
    .select({ ms: sumOf(sql`greatest(0, ${until} - ${since})`) })
    .from(rooms)
    .where(and(eq(rooms.callsOnly, false), or(isNull(rooms.endedAt), gte(rooms.endedAt, from))));
  return Math.floor((sum?.ms ?? 0) / 60_000);
}
