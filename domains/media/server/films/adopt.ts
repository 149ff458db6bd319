import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { films, uploads } from '../tables.ts';
import { keepPiece } from '../uploads/pieces.ts';
import type { Films } from './port.ts';

/** Keeps a file of our own as an upload that has arrived, and a film of it that waits. It counts against no limit of the day. */
export async function adoptFilm(
  kit: Pick<Kit, 'db' | 'storage' | 'clock'>,
  { ownerId, purpose, name, body }: Parameters<Films['adopt']>[0],
): Promise<{ uploadId: string; filmId: string }> {
  const [uploadId, filmId] = [randomUUID(), randomUUID()];
  const createdAt = new Date(kit.clock.now());
  const bytes = body.byteLength;
  const day = dayOf(createdAt.getTime());
  await kit.db.orm
    .insert(uploads)
    .values({ ...{ id: uploadId, ownerId, size: bytes, name, day, createdAt }, touchedAt: createdAt });
  await keepPiece(kit, uploadId, 0, body);
  await kit.db.transaction(async (tx) => {
    await tx.orm.update(uploads).set({ filmId }).where(eq(uploads.id, uploadId));
    await tx.orm.insert(films).values({ id: filmId, ownerId, purpose, state: 'waiting', bytes, createdAt });
  });
  return { uploadId, filmId };
}
