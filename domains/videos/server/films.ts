import { eq } from 'drizzle-orm';
import type { FilmUse } from '#domains/media/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { makeVideoCover } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo } from './rows.ts';
import { moveTo } from './states.ts';
import { videos } from './tables.ts';
import { assertWatches } from './watch.ts';

async function ofFilm(executor: Executor, filmId: string): Promise<VideoRow | undefined> {
  const [row] = await executor.orm.select().from(videos).where(eq(videos.filmId, filmId));
  return row;
}

/** What the pipeline asks and tells of the films of videos. */
export const filmsOfVideos = (ctx: Context): FilmUse => ({
  purpose: 'video',
  async admits(executor, filmId, caller) {
    const row = await ofFilm(executor, filmId);
    if (!row) return false;
    const viewer = await viewerOf(ctx, executor, caller, [row.id]);
    // With the reason and what the guest can do about it, so that a player says it in words.
    assertWatches(await viewer.watches(row));
    return true;
  },
  async admitsPreview(executor, filmId, caller) {
    const row = await ofFilm(executor, filmId);
    return row !== undefined && (await viewerOf(ctx, executor, caller, [row.id])).previews(row);
  },
  async settled(tx, film) {
    const [row] = await tx.orm.select().from(videos).where(eq(videos.filmId, film.id)).for('update');
    if (!row) return;
    await changeVideo(tx, row.id, { filmState: film.state, durationMs: film.milliseconds });
    if (film.state === 'ready' && row.coverId === null)
      await ctx.kit.jobs.send(tx, makeVideoCover, { videoId: row.id });
    // A film that turns out to be known content after all leaves every list at once.
    if (film.state === 'held' && (row.state === 'published' || row.state === 'review'))
      await moveTo(ctx, tx, row, 'draft');
  },
});
