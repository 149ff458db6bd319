import { and, eq, isNull, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { UploadQuota } from '../../contract/index.ts';
import {
  maxFilmBytes,
  maxFilmSeconds,
  uploadsFull,
  uploadsOpen,
  uploadsToday,
  uploadTooLarge,
} from '../../contract/index.ts';
import { mediaSettings } from '../settings.ts';
import { films, uploadDays, uploads } from '../tables.ts';

const gigabyte = 1024 ** 3;

/** What an upload counts for: all of it from its beginning, and as much as there may be while nobody has said how much. */
export const countedBytes = (size: number | null): number => size ?? maxFilmBytes;

/** How much somebody may send and keep, and how much of it is used. */
export async function quotaOf(
  { config, clock }: Pick<Kit, 'config' | 'clock'>,
  { orm }: Executor,
  ownerId: number,
): Promise<UploadQuota> {
  const settings = config.of(mediaSettings);
  const [day] = await orm
    .select({ bytes: uploadDays.bytes })
    .from(uploadDays)
    .where(and(eq(uploadDays.ownerId, ownerId), eq(uploadDays.day, dayOf(clock.now()))));
  const [sent] = await orm
    .select({
      open: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(coalesce(${uploads.size}, ${maxFilmBytes})), 0)::bigint`,
    })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.isGone, false), isNull(uploads.filmId)));
  const [made] = await orm
    .select({ bytes: sql<number>`coalesce(sum(${films.bytes}), 0)::bigint` })
    .from(films)
    .where(and(eq(films.ownerId, ownerId), eq(films.isRemoved, false)));
  return {
    today: day?.bytes ?? 0,
    aDay: settings.UPLOAD_GB_A_DAY * gigabyte,
    kept: Number(sent?.bytes ?? 0) + Number(made?.bytes ?? 0),
    atMost: settings.UPLOAD_GB_KEPT * gigabyte,
    open: sent?.open ?? 0,
    openAtMost: settings.UPLOADS_OPEN,
    fileAtMost: maxFilmBytes,
    secondsAtMost: maxFilmSeconds,
  };
}

/**
 * Takes room for a new upload, one at a time for each owner, before its row is written in the same transaction.
 * @param size bytes; null when they are not known
 * @throws Problem `upload_too_large`, `uploads_open`, `uploads_today`, `uploads_full`
 */
export async function takeRoom(
  kit: Pick<Kit, 'config' | 'clock'>,
  tx: Tx,
  ownerId: number,
  size: number | null,
): Promise<void> {
  const bytes = countedBytes(size);
  if (bytes > maxFilmBytes) throw new Problem(uploadTooLarge);
  await lockByName(tx, 'media.uploads', ownerId);
  const quota = await quotaOf(kit, tx, ownerId);
  if (quota.open >= quota.openAtMost) throw new Problem(uploadsOpen);
  if (quota.today + bytes > quota.aDay) throw new Problem(uploadsToday);
  if (quota.kept + bytes > quota.atMost) throw new Problem(uploadsFull);
  await countOn(tx, ownerId, dayOf(kit.clock.now()), bytes);
}

/** Counts bytes on a day; fewer when an upload turns out smaller, or was given up before it was sent. */
export async function countOn(tx: Tx, ownerId: number, day: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await tx.orm
    .insert(uploadDays)
    .values({ ownerId, day, bytes: Math.max(0, bytes) })
    .onConflictDoUpdate({
      target: [uploadDays.ownerId, uploadDays.day],
      set: { bytes: sql`greatest(0, ${uploadDays.bytes} + ${bytes})` },
    });
}
