import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { OwnAlbum, OwnAlbumDetail, OwnAlbumPicture } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { coverOf, pictureFor } from './present.ts';
import type { AlbumRow, PictureRow } from './rows.ts';
import { picturesOf } from './rows.ts';
import { albums } from './tables.ts';

/** Albums of the studio's list at once. */
const pageSize = 30;

const present = (ctx: Context, row: AlbumRow, pictures: readonly PictureRow[]): OwnAlbum => {
  const cover = coverOf(row, pictures);
  return {
    id: row.id,
    state: row.state as OwnAlbum['state'],
    reason: row.reason,
    title: row.title,
    description: row.description,
    ageRating: row.ageRating as OwnAlbum['ageRating'],
    price: row.price,
    salePrice: row.salePrice,
    saleUntil: row.saleUntil?.getTime() ?? null,
    vip: row.isVip,
    isAlone: row.isAlone,
    total: pictures.length,
    cover: cover ? pictureFor(ctx, cover, row.ageRating, true) : null,
    createdAt: row.createdAt.getTime(),
    releasedAt: row.releasedAt?.getTime() ?? null,
    views: row.views,
    likes: row.likes,
    sold: row.sold,
    earned: row.earned,
  };
};

/** All pictures of an album, for its performer and for operators. */
export const presentPictures = (
  ctx: Pick<Context, 'media'>,
  row: AlbumRow,
  pictures: readonly PictureRow[],
): OwnAlbumPicture[] =>
  pictures.map((picture) => ({
    ...pictureFor(ctx, picture, row.ageRating, true),
    isPreview: picture.isPreview,
    isNew: picture.isNew,
  }));

/** One own album with its pictures, as the studio's answers carry it. */
export async function presentOne(ctx: Context, executor: Executor, row: AlbumRow): Promise<OwnAlbumDetail> {
  const pictures = (await picturesOf(executor, [row.id], 'all')).get(row.id) ?? [];
  return { ...present(ctx, row, pictures), pictures: presentPictures(ctx, row, pictures), coverId: row.coverId };
}

/** A page of a performer's own albums, the latest first. */
export async function listOwn(
  ctx: Context,
  actorId: number,
  before: number | undefined,
): Promise<{ albums: OwnAlbum[]; hasMore: boolean }> {
  const { db } = ctx.kit;
  const rows = await db.orm
    .select()
    .from(albums)
    .where(and(eq(albums.actorId, actorId), before === undefined ? undefined : lt(albums.id, before)))
    .orderBy(desc(albums.id))
    .limit(pageSize + 1);
  const some = rows.slice(0, pageSize);
  const found = await picturesOf(
    db,
    some.map(({ id }) => id),
    'all',
  );
  return { albums: some.map((row) => present(ctx, row, found.get(row.id) ?? [])), hasMore: rows.length > pageSize };
}
