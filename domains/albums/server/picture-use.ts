import { eq } from 'drizzle-orm';
import type { PictureUse } from '#domains/media/server/index.ts';
import type { Context } from './deps.ts';
import { fullFor } from './present.ts';
import { viewerOf } from './rights.ts';
import { albums, pictures } from './tables.ts';

/** Who may have bytes of a picture of an album, asked by media whatever address somebody has: the same question as on every page. */
export const picturesOfAlbums = (ctx: Pick<Context, 'access' | 'subscriptions'>): PictureUse => ({
  kind: 'album',
  async admits(executor, pictureId, caller) {
    const [found] = await executor.orm
      .select({ picture: pictures, album: albums })
      .from(pictures)
      .innerJoin(albums, eq(albums.id, pictures.albumId))
      .where(eq(pictures.pictureId, pictureId));
    if (!found) return false;
    const viewer = await viewerOf(ctx, executor, caller, [found.album.id]);
    if (viewer.isAtWork(found.album)) return true;
    return !found.picture.isNew && (await fullFor(viewer, found.album))(found.picture);
  },
});
