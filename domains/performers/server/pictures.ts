import { and, eq, sql } from 'drizzle-orm';
import type { Media } from '#domains/media/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Db, Tx } from '#kit/db/db.ts';
import { actors, sedcards } from './tables.ts';

/** Adds a picture to the gallery, or makes it the avatar in place of the one before, which goes for good. Throws what `media.store` does for an upload. */
export async function addPicture(
  media: Media,
  input: { actorId: number; kind: 'avatar' | 'sedcard'; upload: Blob; ageRating?: number },
): Promise<void> {
  const { actorId, kind, upload, ageRating = 16 } = input;
  await media.store({ ownerId: actorId, kind, ageRating, upload }, async (tx, facts) => {
    if (kind === 'avatar') {
      const { id, width, height } = facts;
      const own = eq(actors.id, actorId);
      const [before] = await tx.orm.select({ avatar: actors.avatar }).from(actors).where(own).for('update');
      await tx.orm.update(actors).set({ avatar: { id, ageRating, width, height } }).where(own);
      if (before?.avatar) await media.delete(tx, before.avatar.id);
    } else await appendSedcard(tx, actorId, facts);
  });
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

/** Removes a gallery picture for good. Throws `not_found` for one that is not the performer's own. */
export async function removePicture(db: Db, media: Media, actorId: number, pictureId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.orm
      .delete(sedcards)
      .where(and(eq(sedcards.pictureId, pictureId), eq(sedcards.actorId, actorId)))
      .returning({ id: sedcards.pictureId });
    if (removed.length === 0) throw new Problem(notFound);
    await media.delete(tx, pictureId);
  });
}
