import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor } from '#kit/db/db.ts';
import { worth } from './tables.ts';

/** What a guest brought a performer, less what went back: what she earned, and what the guest gave for it. Hundredths of a coin. */
export interface Worth {
  readonly earned: number;
  readonly spent: number;
}

/** Of a guest who brought a performer nothing. */
export const noWorth: Worth = { earned: 0, spent: 0 };

const columns = { guestId: worth.guestId, earned: worth.earned, spent: worth.spent };

const ofPair = prepared((orm) =>
  orm
    .select(columns)
    .from(worth)
    .where(and(eq(worth.actorId, sql.placeholder('actorId')), eq(worth.guestId, sql.placeholder('guestId'))))
    .prepare('ledger_worth_of_pair'),
);

/** What one guest brought a performer. */
export async function worthOf(executor: Executor, actorId: number, guestId: number): Promise<Worth> {
  const [row] = await ofPair(executor).execute({ actorId, guestId });
  return row ? { earned: row.earned, spent: row.spent } : noWorth;
}

/** What guests brought a performer: some, or all who ever brought anything. Who brought nothing is not in it. */
export async function worthOfGuests(
  executor: Executor,
  actorId: number,
  guestIds?: readonly number[],
): Promise<Map<number, Worth>> {
  const some = guestIds === undefined ? isNotNull(worth.guestId) : inArray(worth.guestId, [...guestIds]);
  if (guestIds?.length === 0) return new Map();
  const rows = await executor.orm
    .select(columns)
    .from(worth)
    .where(and(eq(worth.actorId, actorId), some));
  return new Map(rows.flatMap(({ guestId, ...each }) => (guestId === null ? [] : [[guestId, each] as const])));
}
