import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Films } from '#domains/media/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { videos } from './tables.ts';

export type VideoRow = typeof videos.$inferSelect;

/** Whether everybody may find it, as far as the video itself goes. */
export const isShown = (row: Pick<VideoRow, 'state' | 'isActorLocked' | 'isCovered'>): boolean =>
  row.state === 'published' && row.isCovered && !row.isActorLocked;

/** Whether nobody may have it any more, whatever they bought: taken down, or not everybody in it agrees. */
export const isGone = (row: Pick<VideoRow, 'state' | 'isCovered'>): boolean =>
  row.state === 'takenDown' || !row.isCovered;

/** The same as a condition, in the words of the indexes. */
export const shown: SQL = sql`${videos.state} = 'published' and ${videos.isCovered} and not ${videos.isActorLocked}`;

/** What it costs now, hundredths of a coin: less while a sale runs. */
export function priceNow(
  { price, salePrice, saleUntil }: Pick<VideoRow, 'price' | 'salePrice' | 'saleUntil'>,
  now: number,
): number {
  const isOnSale = salePrice !== null && saleUntil !== null && saleUntil.getTime() > now;
  return isOnSale ? Math.min(price, salePrice) : price;
}

/** The same in the database. */
export const priceNowSql = (now: number): SQL<number> =>
  sql<number>`case when ${videos.saleUntil} > ${new Date(now)} then least(${videos.price}, ${videos.salePrice}) else ${videos.price} end`;

/** @throws Problem not_found */
export async function videoOf(executor: Executor, id: number): Promise<VideoRow> {
  const [row] = await executor.orm.select().from(videos).where(eq(videos.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

/** A performer's own video, locked until the transaction ends. @throws Problem not_found, also for somebody else's */
export async function lockOwn(tx: Tx, actorId: number, id: number): Promise<VideoRow> {
  const [row] = await tx.orm
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.actorId, actorId)))
    .for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Locked until the transaction ends. @throws Problem not_found */
export async function lockVideo(tx: Tx, id: number): Promise<VideoRow> {
  const [row] = await tx.orm.select().from(videos).where(eq(videos.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Changes a video and answers it as it is then. */
export async function changeVideo(tx: Tx, id: number, change: Partial<typeof videos.$inferInsert>): Promise<VideoRow> {
  const [row] = await tx.orm.update(videos).set(change).where(eq(videos.id, id)).returning();
  return row as VideoRow;
}

/** Addresses of a video's film are honoured by the new rule as soon as the transaction is committed. */
export function recheckAfter(tx: Tx, films: Pick<Films, 'recheck'>, { filmId }: Pick<VideoRow, 'filmId'>): void {
  if (filmId !== null) tx.afterCommit(() => films.recheck(filmId));
}
