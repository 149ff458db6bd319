import { desc, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { entries, requests } from './tables.ts';

export type RequestRow = typeof requests.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;

/** A request, locked: what is decided about it is decided by one at a time. @throws Problem not_found */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.orm.select().from(requests).where(eq(requests.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Writes a line of a request's history. */
export async function note(tx: Tx, entry: typeof entries.$inferInsert): Promise<void> {
  await tx.orm.insert(entries).values(entry);
}

/** A request's history, its latest lines first. */
export async function latestEntries({ orm }: Executor, requestId: number, limit: number): Promise<EntryRow[]> {
  return orm.select().from(entries).where(eq(entries.requestId, requestId)).orderBy(desc(entries.id)).limit(limit);
}
