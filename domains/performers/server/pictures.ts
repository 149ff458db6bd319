import { and, eq, sql } from 'drizzle-orm';
import type { Media } from '#domains/media/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db, Tx } from '#kit/db/db.ts';
import { galleryPictureRemoved } from '../contract/index.ts';
import type { PictureColumn } from './tables.ts';
import { actors, newPictures, sedcards } from './tables.ts';

/** Makes a stored picture the avatar in place of the one before, which goes for good. */
export async function putAvatar(tx: Tx, media: Media, actorId: number, avatar: PictureColumn): Promise<void> {
  const own = eq(actors.id, actorId);
  const [before] = await tx.orm.select({ avatar: actors.avatar }).from(actors).where(own).for('update');
  await tx.orm.update(actors).set({ avatar }).where(own);
  if (before?.avatar) await media.delete(tx, before.avatar.id);
}

/** Puts a stored picture at the end of a gallery. */
export async function appendSedcard(
  tx: Tx,
  actorId: number,
  { id, ageRating, width, height }: { id: string; ageRating: number; width: number; height: number },
): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from performers.sedcards where actor_id = ${actorId})`;
  await tx.orm.insert(sedcards).values({ pictureId: id, actorId, ageRating, width, height, position: last });
}

/** Removes a picture of the gallery, or one that waits or was refused, for good. Throws `not_found` for one that is not the performer's own. */
export async function removePicture(db: Db, media: Media, actorId: number, pictureId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.orm
      .delete(sedcards)
      .where(and(eq(sedcards.pictureId, pictureId), eq(sedcards.actorId, actorId)))
      .returning({ id: sedcards.pictureId });
    const refused = await tx.orm
      .delete(newPictures)
      .where(and(eq(newPictures.pictureId, pictureId), eq(newPictures.actorId, actorId)))
      .returning({ id: newPictures.pictureId });
    if (removed.length + refused.length === 0) throw new Problem(notFound);
    if (removed.length > 0) await tx.emit(galleryPictureRemoved, { actorId, pictureId });
    await media.delete(tx, pictureId);
  });
}
