import type { SQL } from 'drizzle-orm';
import { count, min } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db.ts';

/** How many rows wait for somebody, and since when (ms since the epoch) the first of them does: by the column that says when each came. */
export async function countWaiting(
  { orm }: Executor,
  came: PgColumn,
  which: SQL | undefined,
): Promise<{ value: number; since?: number }> {
  const [row] = await orm
    .select({ value: count(), oldest: min(came) })
    .from(came.table as PgTable)
    .where(which);
  return { value: row?.value ?? 0, ...(row?.oldest instanceof Date ? { since: row.oldest.getTime() } : {}) };
}
