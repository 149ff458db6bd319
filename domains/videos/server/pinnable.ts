import { and, eq, inArray } from 'drizzle-orm';
import type { PinnableAlbums } from '#domains/favourites/server/index.ts';
import type { Context } from './deps.ts';
import { videoPath } from './in-library.ts';
import { presentVideos } from './present.ts';
import { shown } from './rows.ts';
import { videos } from './tables.ts';

/** Videos that guests can pin: those they find. Their place is the library; galleries show pictures alone. */
export const videosToPin = (ctx: Context): PinnableAlbums => ({
  async find(executor, ids, caller) {
    if (ids.length === 0) return [];
    const rows = await executor.orm
      .select()
      .from(videos)
      .where(and(inArray(videos.id, [...ids]), shown));
    const found = await presentVideos(ctx, executor, rows, caller);
    return found.map(({ id, title, model }) => ({
      ...{ id: String(id), title, actor: { id: model.id, name: model.name }, path: videoPath(model.name, id) },
      ...{ pictures: [], total: 0 },
    }));
  },
  async pinned(tx, { albumId, guestId, at }) {
    const [row] = await tx.orm.select({ id: videos.id }).from(videos).where(eq(videos.id, albumId));
    if (!row) return;
    const kept = { kind: 'video', id: String(albumId), guestId };
    if (at === null) await ctx.library.unpin(tx, kept);
    else await ctx.library.add(tx, { ...kept, source: 'pinned', price: 0, at });
  },
});
