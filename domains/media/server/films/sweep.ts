import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { uploadLifetimeMs } from '../../contract/index.ts';
import { films, uploadDays, uploads } from '../tables.ts';
import { purgeUpload } from '../uploads/pieces.ts';
import { countedBytes, countOn } from '../uploads/quota.ts';
import { purgeFilm } from './remove.ts';

/** Counts of a day are kept so long after it, days: somebody's day may be the one before. */
export const countedDays = 2;

const atOnce = 50;

/** Deletes what nobody wants any more: removed films, uploads that are gone or that nobody touched for long, counts of old days. */
export async function sweepFiles(kit: Pick<Kit, 'db' | 'storage' | 'clock'>): Promise<void> {
  const lapsed = new Date(kit.clock.now() - uploadLifetimeMs);
  const lost = await kit.db.orm
    .select({ id: uploads.id })
    .from(uploads)
    .where(or(eq(uploads.isGone, true), and(isNull(uploads.filmId), lt(uploads.touchedAt, lapsed))))
    .limit(atOnce);
  for (const { id } of lost) {
    await giveUp(kit, id, lapsed);
    await purgeUpload(kit, id);
  }
  const removed = await kit.db.orm.select({ id: films.id }).from(films).where(eq(films.isRemoved, true)).limit(atOnce);
  for (const { id } of removed) await purgeFilm(kit, id);
  const oldest = dayOf(kit.clock.now() - countedDays * 24 * 3600_000);
  await kit.db.orm.delete(uploadDays).where(lt(uploadDays.day, oldest));
}

/** Unless its sender has gone on meanwhile. */
async function giveUp({ db }: Pick<Kit, 'db'>, id: string, lapsed: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.orm
      .update(uploads)
      .set({ isGone: true })
      .where(and(eq(uploads.id, id), eq(uploads.isGone, false), isNull(uploads.filmId), lt(uploads.touchedAt, lapsed)))
      .returning();
    if (gone) await countOn(tx, gone.ownerId, gone.day, gone.received - countedBytes(gone.size));
  });
}
