import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { MostEvents, OverReason } from '../contract/vocabulary.ts';
import { overReasons } from '../contract/vocabulary.ts';
import { eventLoad } from './tables.ts';

const daySeconds = 24 * 3600;

/**
 * Tells whether one more event of a caller is too much for a day, and why. Who it was is remembered as a keyed hash,
 * for a day.
 */
export function eventAllowance(kit: Pick<Kit, 'limits' | 'keyFor'>, most: MostEvents) {
  const secret = kit.keyFor('tracking.allowance');
  const take = async (reason: 'visitor' | 'address', who: string): Promise<boolean> => {
    const key = createHmac('sha256', secret).update(`${reason}:${who}`).digest('base64url').slice(0, 22);
    return (await kit.limits.take(`tracking.events:${key}`, { points: most[reason], seconds: daySeconds })) > 0;
  };
  return async ({ subjectId, ip }: Caller): Promise<OverReason | null> => {
    if (await take('address', ip)) return 'address';
    return subjectId !== null && (await take('visitor', String(subjectId))) ? 'visitor' : null;
  };
}

/** Adds to the counters of a day. Rows are held to the end of the transaction: call day by day, in one order. */
export async function addLoad(
  executor: Executor,
  day: string,
  kind: OverReason | 'arrived',
  count: number,
): Promise<number> {
  const [row] = await executor.orm
    .insert(eventLoad)
    .values({ day, kind, count })
    .onConflictDoUpdate({ target: [eventLoad.day, eventLoad.kind], set: { count: sql`${eventLoad.count} + ${count}` } })
    .returning({ count: eventLoad.count });
  return row?.count ?? count;
}

/** How many of some events of a day may still be kept; the others are counted. */
export async function roomFor(executor: Executor, day: string, wanted: number, most: number): Promise<number> {
  const arrived = await addLoad(executor, day, 'arrived', wanted);
  const room = Math.max(0, Math.min(wanted, most - (arrived - wanted)));
  if (room < wanted) await addLoad(executor, day, 'day', wanted - room);
  return room;
}

/** What was too much from a day on. */
export async function overSince(executor: Executor, from: string): Promise<Record<OverReason, number>> {
  const rows = await executor.orm
    .select({ kind: eventLoad.kind, count: sql<number>`sum(${eventLoad.count})::int` })
    .from(eventLoad)
    .where(sql`${eventLoad.day} >= ${from}`)
    .groupBy(eventLoad.kind);
  const of = (reason: OverReason): number => rows.find(({ kind }) => kind === reason)?.count ?? 0;
  return Object.fromEntries(overReasons.map((reason) => [reason, of(reason)])) as Record<OverReason, number>;
}
