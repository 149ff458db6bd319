import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { GridSort, LibrarySource, LibraryThing, TileGridSource } from '#domains/library/server/index.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import type { AlbumPicture } from '../contract/index.ts';
import { rowIdsAmong } from './comment-subjects.ts';
import type { Context } from './deps.ts';
import { albumFiles } from './files.ts';
import { holdsWords } from './find-by-words.ts';
import { presentAlbums } from './present.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import { albumPath, isGone, shown } from './rows.ts';
import { albums, owned } from './tables.ts';

/** Totals are counted to here. */
const mostCounted = 1000;

/** A cover in the specification's sizes; a blurred one has one size. */
export function imagesOf({ media }: Pick<Context, 'media'>, cover: AlbumPicture | null): LibraryThing['images'] {
  if (cover === null) return null;
  const at = (width: number): string =>
    cover.isBlurred ? cover.src : media.url({ id: cover.id, kind: 'album', ageRating: 18 }, width);
  return { w320: at(320), w640: at(640), w1280: at(1280) };
}

/** Albums that guests keep: what they bought, also when it is in no list any more, and what they pinned. */
export const albumsInLibrary = (ctx: Context): LibrarySource => ({
  kind: 'album',
  mediaType: 'photo',
  originType: 'shop',
  async describe(executor, ids, caller) {
    const numbers = rowIdsAmong(ids);
    if (numbers.length === 0) return new Map();
    const rows = await executor.orm.select().from(albums).where(inArray(albums.id, numbers));
    const viewer = await viewerOf(ctx, executor, caller, numbers);
    const ended = await executor.orm
      .select({ id: owned.albumId })
      .from(owned)
      .where(and(eq(owned.guestId, caller.accountId ?? 0), inArray(owned.albumId, numbers), isNotNull(owned.endedAt)));
    const wasPaidBack = new Set(ended.map(({ id }) => id).filter((id) => !viewer.owns.has(id)));
    // Everything there ever was is told, whatever its performer's standing; whether it opens is asked as for everybody.
    const all: Viewer = { ...viewer, owns: new Map(numbers.map((id) => [id, viewer.owns.get(id) ?? 'bought'])) };
    const found = await presentAlbums(ctx, executor, rows, caller, all);
    return new Map(
      found.map(({ row, album }): [string, LibraryThing] => [
        String(row.id),
        {
          id: String(row.id),
          title: album.title,
          actor: { id: row.actorId, name: row.actorName, profileLink: album.actor.profileLink },
          path: albumPath(row),
          // What is shown to nobody any more has no picture either, not even a blurred one.
          images: isGone(row) ? null : imagesOf(ctx, album.cover),
          isBlurred: album.cover?.isBlurred ?? false,
          duration: 0,
          photos: album.total,
          price: album.price.value,
          sold: row.sold,
          likes: album.rating.likes,
          liked: album.guestInfo.liked,
          watchedMs: 0,
          isOpen: album.isOpen,
          isTakenDown: isGone(row),
          reason: row.state === 'takenDown' ? row.reason : '',
          isPaidBack: wasPaidBack.has(row.id),
          words: row.words,
          changesAt: album.saleUntil,
        },
      ]),
    );
  },
  downloads: albumFiles(ctx),
  async given(executor, after, first) {
    const rows = await executor.orm
      .select()
      .from(owned)
      .where(and(gt(owned.id, after), isNull(owned.endedAt)))
      .orderBy(asc(owned.id))
      .limit(first);
    return rows.map(({ id, guestId, albumId, price, ownedAt }) => ({
      ...{ place: id, guestId, kind: 'album', id: String(albumId), source: 'purchased' as const, price, at: ownedAt },
    }));
  },
});

const orders: Partial<Record<GridSort, { readonly by: keyof typeof columns; readonly isDescending: boolean }>> = {
  free: { by: 'price', isDescending: false },
  price: { by: 'price', isDescending: true },
  rating: { by: 'likes', isDescending: true },
  released: { by: 'releasedAt', isDescending: true },
  sold: { by: 'sold', isDescending: true },
};
const columns = { price: albums.price, likes: albums.likes, releasedAt: albums.releasedAt, sold: albums.sold };

/** Published albums as a grid of tiles. */
export const albumsInGrids = (ctx: Context): TileGridSource => ({
  type: 'albums',
  sorts: ['free', 'price', 'rating', 'released', 'sold'],
  async page(executor, caller, { sort, first, after, actorId, search }) {
    const { by, isDescending } = orders[sort] ?? { by: 'releasedAt', isDescending: true };
    const from = after === undefined ? null : readCursor(after, sort);
    const page = keyset({ sort: by, isDescending, after: from, limit: first + 1 }, columns, albums.id);
    const where = and(
      shown,
      actorId === undefined ? undefined : eq(albums.actorId, actorId),
      search === undefined ? undefined : holdsWords(search),
    );
    const rows = await executor.orm
      .select({ ...getTableColumns(albums), cursor: page.cursor })
      .from(albums)
      .where(and(where, page.after))
      .orderBy(...page.order)
      .limit(page.limit);
    const [counted] = await executor.orm
      .select({ total: sql<number>`count(*)::int` })
      .from(executor.orm.select({ one: sql`1` }).from(albums).where(where).limit(mostCounted).as('some'));
    const some = rows.slice(0, first);
    const last = rows.length > some.length ? some.at(-1) : undefined;
    const tiles = (await presentAlbums(ctx, executor, some, caller)).map(({ row, album }) => ({
      id: String(row.id),
      title: album.title,
      path: albumPath(row),
      images: imagesOf(ctx, album.cover),
      isBlurred: album.cover?.isBlurred ?? false,
      duration: 0,
      photos: album.total,
      price: album.price.value,
      likes: album.rating.likes,
      releasedAt: album.releasedAt,
      actor: { id: row.actorId, name: row.actorName, profileLink: album.actor.profileLink },
    }));
    return { tiles, totalCount: counted?.total ?? 0, next: last ? writeCursor(last.cursor, sort) : null };
  },
});
