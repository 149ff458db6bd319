import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { albumDecided, albumFull, albumNeedsPictures, albumOwned, mostPictures } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { blurredRating } from './present.ts';
import type { AlbumRow } from './rows.ts';
import { changeAlbum, lockOwn } from './rows.ts';
import { reviewAgain } from './states.ts';
import { albums, owned, pictures } from './tables.ts';

/** A picture that is drawn or decoded: WebP with known size. */
export interface MadePicture {
  readonly full: Uint8Array;
  readonly blurred: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps a made picture at the end of an album, with one beside it that shows colours and light alone.
 * @throws Problem not_found, album_decided, album_full
 */
export async function keepPicture(
  { kit, media }: Pick<Context, 'kit' | 'media'>,
  { actorId, albumId }: { readonly actorId: number; readonly albumId: number },
  { full, blurred, width, height }: MadePicture,
  then: (tx: Tx, row: AlbumRow, pictureId: string) => Promise<AlbumRow>,
): Promise<AlbumRow> {
  const of = { ownerId: actorId, width, height } as const;
  const blurredId = await media.store(
    { ...of, kind: 'poster', body: blurred, ageRating: blurredRating },
    async (_, { id }) => id,
  );
  try {
    // The kind keeps it private whatever the rating; that is the album's, and may be said anew.
    return await media.store({ ...of, kind: 'album', body: full, ageRating: 18 }, async (tx, { id: pictureId }) => {
      const row = await lockOwn(tx, actorId, albumId);
      if (row.state === 'takenDown') throw new Problem(albumDecided);
      const [last] = await tx.orm
        .select({
          count: sql<number>`count(*)::int`,
          position: sql<number>`coalesce(max(${pictures.position}), -1)::int`,
        })
        .from(pictures)
        .where(eq(pictures.albumId, albumId));
      if ((last?.count ?? 0) >= mostPictures) throw new Problem(albumFull, { data: { most: mostPictures } });
      const createdAt = new Date(kit.clock.now());
      const position = (last?.position ?? -1) + 1;
      await tx.orm.insert(pictures).values({ pictureId, blurredId, albumId, position, width, height, createdAt });
      return then(tx, row, pictureId);
    });
  } catch (error) {
    await kit.db.transaction((tx) => media.delete(tx, blurredId));
    throw error;
  }
}

/**
 * Puts an uploaded picture at the end of an album; what nobody looked at yet is seen by its performer alone.
 * @throws Problem as {@link keepPicture}, and what decoding throws
 */
export async function addPicture(ctx: Context, actorId: number, albumId: number, upload: Blob): Promise<AlbumRow> {
  // Before the work of decoding: what is not hers takes none.
  await ctx.kit.db.transaction(async (tx) => {
    await lockOwn(tx, actorId, albumId);
    await ctx.performers.assertAdmitted(tx, actorId);
  });
  const made = await ctx.media.makePrivate(actorId, upload);
  return keepPicture(ctx, { actorId, albumId }, made, async (tx) => {
    // Who else is in it agreed to what they saw.
    await ctx.consent.askAnew(tx, { kind: 'album', id: String(albumId) });
    return reviewAgain(ctx, tx, await lockOwn(tx, actorId, albumId));
  });
}

/** Removes a picture for good. @throws Problem not_found, album_owned, album_decided, album_needs_pictures of the last one that is out */
export function removePicture(ctx: Context, actorId: number, albumId: number, pictureId: string): Promise<AlbumRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'takenDown') throw new Problem(albumDecided);
    const of = and(eq(pictures.albumId, albumId), eq(pictures.pictureId, pictureId));
    const [picture] = await tx.orm.select().from(pictures).where(of);
    if (!picture) throw new Problem(notFound);
    // What came after the purchase and was never looked at is in nobody's album yet.
    if (!picture.isNew && (await isOwned(tx, albumId))) throw new Problem(albumOwned);
    const left = await tx.orm.$count(pictures, eq(pictures.albumId, albumId));
    if (left === 1 && (row.state === 'published' || row.state === 'review')) throw new Problem(albumNeedsPictures);
    await tx.orm.delete(pictures).where(of);
    await forgetPictures(ctx, tx, [picture]);
    const total = await tx.orm.$count(pictures, and(eq(pictures.albumId, albumId), eq(pictures.isNew, false)));
    await ctx.library.changed(tx, { kind: 'album', id: String(albumId) });
    return changeAlbum(tx, albumId, { total, ...(row.coverId === pictureId ? { coverId: null } : {}) });
  });
}

/** The files of some pictures go, with what was said of them. */
async function forgetPictures(
  { media, comments }: Pick<Context, 'media' | 'comments'>,
  tx: Tx,
  rows: readonly { readonly pictureId: string; readonly blurredId: string }[],
): Promise<void> {
  for (const { pictureId, blurredId } of rows) {
    await comments.forget(tx, { kind: 'picture', id: pictureId });
    await media.delete(tx, pictureId);
    await media.delete(tx, blurredId);
  }
}

/** Whether somebody owns the album, or did. */
const isOwned = async (tx: Tx, albumId: number): Promise<boolean> =>
  (await tx.orm.$count(owned, eq(owned.albumId, albumId))) > 0;

/** Says order, cover and previews; ids that are not of the album count for nothing. @throws Problem not_found, album_decided */
export function arrangeAlbum(
  ctx: Context,
  actorId: number,
  albumId: number,
  wanted: {
    readonly order: readonly string[];
    readonly coverId: string | null;
    readonly previewIds: readonly string[];
  },
): Promise<AlbumRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'takenDown') throw new Problem(albumDecided);
    const rows = await tx.orm
      .select({ id: pictures.pictureId })
      .from(pictures)
      .where(eq(pictures.albumId, albumId))
      .orderBy(asc(pictures.position), asc(pictures.pictureId));
    const ids = rows.map(({ id }) => id);
    const named = [...new Set(wanted.order)].filter((id) => ids.includes(id));
    const order = [...named, ...ids.filter((id) => !named.includes(id))];
    const placed = sql`select id, (place - 1)::int as place from unnest(${sql.param(order)}::uuid[]) with ordinality as one(id, place)`;
    await tx.orm.execute(
      sql`update albums.pictures set position = placed.place from (${placed}) as placed where picture_id = placed.id`,
    );
    const previews = wanted.previewIds.filter((id) => ids.includes(id));
    await tx.orm.update(pictures).set({ isPreview: false }).where(eq(pictures.albumId, albumId));
    if (previews.length > 0)
      await tx.orm
        .update(pictures)
        .set({ isPreview: true })
        .where(and(eq(pictures.albumId, albumId), inArray(pictures.pictureId, previews)));
    await ctx.library.changed(tx, { kind: 'album', id: String(albumId) });
    return changeAlbum(tx, albumId, { coverId: ids.find((id) => id === wanted.coverId) ?? null });
  });
}

/** Removes an album with its pictures. @throws Problem not_found, album_owned, album_decided when it was taken down */
export async function deleteAlbum(ctx: Context, actorId: number, albumId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'takenDown') throw new Problem(albumDecided);
    if (await isOwned(tx, albumId)) throw new Problem(albumOwned);
    const rows = await tx.orm.delete(pictures).where(eq(pictures.albumId, albumId)).returning();
    await forgetPictures(ctx, tx, rows);
    await ctx.comments.forget(tx, { kind: 'album', id: String(albumId) });
    await tx.orm.execute(sql`delete from albums.views where album_id = ${albumId}`);
    await tx.orm.delete(albums).where(eq(albums.id, albumId));
    await ctx.consent.forget(tx, { kind: 'album', id: String(albumId) });
    await ctx.library.changed(tx, { kind: 'album', id: String(albumId) });
  });
}
