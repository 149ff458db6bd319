import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { signals } from './tables.ts';

/** By guest the performers they like more than they skip; who switched recommendations off has none. */
export async function interestOf(
  { orm }: Executor,
  guestIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (guestIds.length === 0) return new Map();
  const rows = await orm
    .select({ guestId: signals.guestId, actorId: signals.actorId })
    .from(signals)
    .where(sql`${signals.guestId} = any(${sql.param([...guestIds])}::bigint[])`)
    .groupBy(signals.guestId, signals.actorId)
    .having(sql`sum(${signals.weight}) > 0`);
  const liked = new Map<number, number[]>();
  for (const { guestId, actorId } of rows) liked.set(guestId, [...(liked.get(guestId) ?? []), actorId]);
  return liked;
}
