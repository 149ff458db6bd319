import { and, eq } from 'drizzle-orm';
import type { VideoState } from '#domains/videos/contract/index.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { albumNeedsPictures, albumNeedsTitle, albumNeedsWord } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { AlbumRow } from './rows.ts';
import { changeAlbum } from './rows.ts';
import type { albums } from './tables.ts';
import { pictures } from './tables.ts';

/** Counts the pictures of an album, those that nobody looked at yet apart. @throws Problem album_needs_pictures where some are `needed` */
export async function recount(
  tx: Tx,
  { id }: Pick<AlbumRow, 'id'>,
  needed = false,
): Promise<{ readonly all: number; readonly hasNew: boolean }> {
  const all = await tx.orm.$count(pictures, eq(pictures.albumId, id));
  if (needed && all === 0) throw new Problem(albumNeedsPictures);
  const hasNew = (await tx.orm.$count(pictures, and(eq(pictures.albumId, id), eq(pictures.isNew, true)))) > 0;
  return { all, hasNew };
}

/** @throws Problem album_needs_pictures, album_needs_title, album_needs_word */
async function assertPublishable(tx: Tx, row: AlbumRow): Promise<void> {
  await recount(tx, row, true);
  if (languages.every((language) => row.title[language] === '')) throw new Problem(albumNeedsTitle);
  if (!row.isAlone) throw new Problem(albumNeedsWord);
}

/**
 * Puts an album into a state, and right what depends on it: with being published all its pictures count as looked at. The caller
 * holds its lock.
 * @throws Problem as {@link assertPublishable} where it goes to review or is published
 */
export async function moveTo(
  { library }: Pick<Context, 'library'>,
  tx: Tx,
  row: AlbumRow,
  state: VideoState,
  change: Partial<typeof albums.$inferInsert> = {},
): Promise<AlbumRow> {
  if (state === 'review' || state === 'published') await assertPublishable(tx, row);
  if (state === 'published') {
    await tx.orm.update(pictures).set({ isNew: false }).where(eq(pictures.albumId, row.id));
    change = { ...change, total: await tx.orm.$count(pictures, eq(pictures.albumId, row.id)) };
  }
  await library.changed(tx, { kind: 'album', id: String(row.id) });
  return changeAlbum(tx, row.id, { state, ...change });
}

/**
 * What guests see of an album was said or sent anew: a published one is looked at again unless its performer is trusted, one that waits is
 * not let in as it was before. One that is in no list is looked at before it comes back. The caller holds its lock.
 */
export async function reviewAgain(
  ctx: Pick<Context, 'kit' | 'library' | 'videos'>,
  tx: Tx,
  row: AlbumRow,
): Promise<AlbumRow> {
  const askedAt = new Date(ctx.kit.clock.now());
  if (row.state !== 'published') return changeAlbum(tx, row.id, { askedAt });
  if (await ctx.videos.isTrusted(tx, row.actorId)) return moveTo(ctx, tx, row, 'published');
  return moveTo(ctx, tx, row, 'review', { askedAt });
}
