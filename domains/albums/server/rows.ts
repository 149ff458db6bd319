import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { VideoTitle } from '#domains/videos/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { albums, pictures } from './tables.ts';

export type AlbumRow = typeof albums.$inferSelect;
export type PictureRow = typeof pictures.$inferSelect;

export const dayMs = 86_400_000;

/** The text in the reader's language, else in English, else in any. */
export const inLanguage = (text: VideoTitle, language: Language): string =>
  text[language] || text.en || text.de || text.nl || text.es;

/** Where the page of an album is, without the language. */
export const albumPath = ({ actorName, id }: Pick<AlbumRow, 'actorName' | 'id'>): string =>
  `/amateur/${encodeURIComponent(actorName.toLowerCase())}/pictures/${id}/`;

/** Whether everybody may find it, as far as the album itself goes. */
export const isShown = (row: Pick<AlbumRow, 'state' | 'isActorLocked' | 'isCovered'>): boolean =>
  row.state === 'published' && row.isCovered && !row.isActorLocked;

/** Whether nobody may have it any more, whatever they bought: taken down, or not everybody in it agrees. */
export const isGone = (row: Pick<AlbumRow, 'state' | 'isCovered'>): boolean =>
  row.state === 'takenDown' || !row.isCovered;

/** The same as a condition, in the words of the indexes. */
export const shown: SQL = sql`${albums.state} = 'published' and ${albums.isCovered} and not ${albums.isActorLocked}`;

/** What it costs now, hundredths of a coin: less while a sale runs. */
export function priceNow(
  { price, salePrice, saleUntil }: Pick<AlbumRow, 'price' | 'salePrice' | 'saleUntil'>,
  now: number,
): number {
  const isOnSale = salePrice !== null && saleUntil !== null && saleUntil.getTime() > now;
  return isOnSale ? Math.min(price, salePrice) : price;
}

/** @throws Problem not_found */
export async function albumOf(executor: Executor, id: number): Promise<AlbumRow> {
  const [row] = await executor.orm.select().from(albums).where(eq(albums.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

/** A performer's own album, locked until the transaction ends. @throws Problem not_found, also for somebody else's */
export async function lockOwn(tx: Tx, actorId: number, id: number): Promise<AlbumRow> {
  const [row] = await tx.orm
    .select()
    .from(albums)
    .where(and(eq(albums.id, id), eq(albums.actorId, actorId)))
    .for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Locked until the transaction ends. @throws Problem not_found */
export async function lockAlbum(tx: Tx, id: number): Promise<AlbumRow> {
  const [row] = await tx.orm.select().from(albums).where(eq(albums.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Changes an album and answers it as it is then. */
export async function changeAlbum(tx: Tx, id: number, change: Partial<typeof albums.$inferInsert>): Promise<AlbumRow> {
  const [row] = await tx.orm.update(albums).set(change).where(eq(albums.id, id)).returning();
  return row as AlbumRow;
}

/** The pictures of some albums, in their order: those that guests find in them, or all. */
export async function picturesOf(
  executor: Executor,
  albumIds: readonly number[],
  which: 'looked at' | 'all',
): Promise<ReadonlyMap<number, readonly PictureRow[]>> {
  if (albumIds.length === 0) return new Map();
  const rows = await executor.orm
    .select()
    .from(pictures)
    .where(and(inArray(pictures.albumId, [...albumIds]), which === 'all' ? undefined : eq(pictures.isNew, false)))
    .orderBy(asc(pictures.albumId), asc(pictures.position), asc(pictures.pictureId));
  return Map.groupBy(rows, ({ albumId }) => albumId);
}
