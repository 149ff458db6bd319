import { eq } from 'drizzle-orm';
import type { PinnableAlbums } from '#domains/favourites/server/index.ts';
import type { Picture } from '#domains/media/contract/index.ts';
import type { AlbumPicture } from '../contract/index.ts';
import { albumsAmong } from './comment-subjects.ts';
import type { Context } from './deps.ts';
import { albumPath } from './rows.ts';
import { albums } from './tables.ts';

/** Pictures that stand for an album among what a guest has pinned. */
const shownOf = 3;

/** A picture of an album as lists of pinned things draw it: one they may see, or colours and light of it. */
const asPicture = ({ id, width, height, src, srcSet, isBlurred }: AlbumPicture, ageRating: number): Picture => ({
  ...{ id, kind: isBlurred ? 'poster' : 'album', ageRating, width, height, src, srcSet },
});

/** Albums that guests can pin: those they find. */
export const albumsToPin = (ctx: Context): PinnableAlbums => ({
  async find(executor, ids, caller) {
    const found = await albumsAmong(ctx, executor, ids.map(String), caller);
    return found.map(({ row, album, pictures }) => ({
      id: String(row.id),
      actor: { id: row.actorId, name: row.actorName },
      title: album.title,
      path: albumPath(row),
      pictures: [...pictures]
        .sort((a, b) => Number(a.isBlurred) - Number(b.isBlurred))
        .slice(0, shownOf)
        .map((picture) => asPicture(picture, row.ageRating)),
      total: album.total,
    }));
  },
  async pinned(tx, { albumId, guestId, at }) {
    const [row] = await tx.orm.select({ id: albums.id }).from(albums).where(eq(albums.id, albumId));
    if (!row) return;
    const kept = { kind: 'album', id: String(albumId), guestId };
    if (at === null) await ctx.library.unpin(tx, kept);
    else await ctx.library.add(tx, { ...kept, source: 'pinned', price: 0, at });
  },
});
