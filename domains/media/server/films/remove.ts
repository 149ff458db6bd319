import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmHits, filmRenditions, films, uploads } from '../tables.ts';
import { purgeUpload } from '../uploads/pieces.ts';
import { filmKey, initFile, posterFile, segmentFile, storyboardFile } from './keys.ts';

/** Takes a film and what it is made of out of everybody's sight; the sweeper sees to the files if this process dies. */
export async function markRemoved(tx: Tx, filmId: string): Promise<boolean> {
  const removed = await tx.orm
    .update(films)
    .set({ isRemoved: true })
    .where(and(eq(films.id, filmId), eq(films.isRemoved, false)))
    .returning({ id: films.id });
  if (removed.length === 0) return false;
  await dropUpload(tx, filmId);
  return true;
}

/** Takes away the upload a film was made of: its pieces are swept. */
export async function dropUpload(tx: Tx, filmId: string): Promise<void> {
  await tx.orm.update(uploads).set({ isGone: true }).where(eq(uploads.filmId, filmId));
}

/** Deletes the pieces of the upload a film was made of, where it is gone. */
export async function purgeUploadOf(kit: Pick<Kit, 'db' | 'storage'>, filmId: string): Promise<void> {
  const gone = await kit.db.orm
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.filmId, filmId), eq(uploads.isGone, true)));
  for (const { id } of gone) await purgeUpload(kit, id);
}

/** Deletes the files of a film's renditions and pictures. Again does no harm. */
export async function deleteFilmFiles({ db, storage }: Pick<Kit, 'db' | 'storage'>, filmId: string): Promise<void> {
  const renditions = await db.orm
    .select({ name: filmRenditions.name, reserved: filmRenditions.reserved })
    .from(filmRenditions)
    .where(eq(filmRenditions.filmId, filmId));
  for (const { name, reserved } of renditions) {
    await storage.delete(filmKey(filmId, initFile(name)));
    for (let index = 0; index < reserved; index += 1) await storage.delete(filmKey(filmId, segmentFile(name, index)));
    await db.orm.delete(filmRenditions).where(and(eq(filmRenditions.filmId, filmId), eq(filmRenditions.name, name)));
  }
  await storage.delete(filmKey(filmId, posterFile));
  await storage.delete(filmKey(filmId, storyboardFile));
}

/**
 * Deletes everything of a removed film. Its row stays, for the sweeper, while a worker may still be writing files of it; the worker
 * hears of the removal at its next heartbeat.
 */
export async function purgeFilm(kit: Pick<Kit, 'db' | 'storage' | 'clock'>, filmId: string): Promise<void> {
  const [row] = await kit.db.orm
    .select({ leaseEndsAt: films.leaseEndsAt })
    .from(films)
    .where(and(eq(films.id, filmId), eq(films.isRemoved, true)));
  if (!row) return;
  await purgeUploadOf(kit, filmId);
  await deleteFilmFiles(kit, filmId);
  await kit.db.transaction(async ({ orm }) => {
    const gone = await orm
      .delete(films)
      .where(
        and(
          eq(films.id, filmId),
          eq(films.isRemoved, true),
          or(isNull(films.leaseEndsAt), lte(films.leaseEndsAt, kit.clock.steady())),
        ),
      )
      .returning({ id: films.id });
    if (gone.length > 0) await orm.delete(filmHits).where(eq(filmHits.filmId, filmId));
  });
}
