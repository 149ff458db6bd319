import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db, Tx } from '#kit/db/db.ts';
import { galleryPictureRemoved } from '../contract/index.ts';
import { forgetPicture } from './coverage.ts';
import type { PerformersDeps } from './deps.ts';
import type { Gallery, PictureColumn } from './tables.ts';
import { actors, memberPictures, newPictures, sedcards } from './tables.ts';

type PictureDeps = Pick<PerformersDeps, 'media' | 'consent'>;

/** Makes a stored picture the avatar in place of the one before, which goes for good. */
export async function putAvatar(
  tx: Tx,
  { media, consent }: PictureDeps,
  actorId: number,
  avatar: PictureColumn,
): Promise<void> {
  const own = eq(actors.id, actorId);
  const [before] = await tx.orm.select({ avatar: actors.avatar }).from(actors).where(own);
  if (before?.avatar) await forgetPicture(consent, tx, before.avatar.id);
  await tx.orm.update(actors).set({ avatar }).where(own);
  if (before?.avatar) await media.delete(tx, before.avatar.id);
}

/** Puts a stored picture at the end of a gallery, or of the pictures for members. */
export async function appendPicture(
  tx: Tx,
  table: Gallery,
  actorId: number,
  { id, ageRating, width, height, isCovered = false, addedAt }: PictureColumn & { readonly addedAt: Date },
): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${table} where actor_id = ${actorId})`;
  await tx.orm
    .insert(table)
    .values({ pictureId: id, actorId, ageRating, width, height, position: last, addedAt, isCovered });
}

/** Removes a picture of the gallery, one for members, or one that waits or was refused, for good. Throws `not_found` for one that is not the performer's own. */
export async function removePicture(
  db: Db,
  { media, consent }: PictureDeps,
  actorId: number,
  pictureId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = async (table: Gallery | typeof newPictures): Promise<boolean> =>
      (await tx.orm.$count(table, and(eq(table.pictureId, pictureId), eq(table.actorId, actorId)))) > 0;
    const isThere = (await isOwn(sedcards)) || (await isOwn(memberPictures)) || (await isOwn(newPictures));
    if (!isThere) throw new Problem(notFound);
    await forgetPicture(consent, tx, pictureId);
    const removeFrom = async (table: Gallery | typeof newPictures): Promise<boolean> => {
      const own = and(eq(table.pictureId, pictureId), eq(table.actorId, actorId));
      return (await tx.orm.delete(table).where(own).returning({ id: table.pictureId })).length > 0;
    };
    const wasSeen = await removeFrom(sedcards);
    if (!wasSeen && !(await removeFrom(memberPictures)) && !(await removeFrom(newPictures)))
      throw new Problem(notFound);
    if (wasSeen) await tx.emit(galleryPictureRemoved, { actorId, pictureId });
    await media.delete(tx, pictureId);
  });
}
