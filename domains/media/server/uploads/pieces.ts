import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { uploadPieces, uploads } from '../tables.ts';

/** Where a piece of an upload stands in storage. */
export const pieceKey = (uploadId: string, name: string): string => `uploads/${uploadId}/${name}`;

/** Pieces of an upload in order. */
export async function piecesOf({ orm }: Executor, uploadId: string): Promise<{ name: string; size: number }[]> {
  const rows = await orm
    .select({ name: uploadPieces.name, size: uploadPieces.size })
    .from(uploadPieces)
    .where(and(eq(uploadPieces.uploadId, uploadId), isNotNull(uploadPieces.size)))
    .orderBy(asc(uploadPieces.at));
  return rows.map(({ name, size }) => ({ name, size: size ?? 0 }));
}

/**
 * Keeps a piece of an upload that begins at `at`: its name first, then its bytes, then that it counts. Of two that are kept for one place
 * at once, also by two processes, one counts.
 * @returns false when another was there first, or the upload is gone or used up
 */
export async function keepPiece(
  { db, storage, clock }: Pick<Kit, 'db' | 'storage' | 'clock'>,
  uploadId: string,
  at: number,
  body: Uint8Array,
): Promise<boolean> {
  const name = `${at}-${randomUUID()}`;
  await db.orm.insert(uploadPieces).values({ uploadId, name, at });
  await storage.put(pieceKey(uploadId, name), body, 'application/octet-stream');
  const isKept = await db.transaction(async ({ client }) => {
    const { rowCount } = await client.query(
      `update media.uploads set received = received + $3, touched_at = $4
       where id = $1 and received = $2 and film_id is null and not is_gone`,
      [uploadId, at, body.byteLength, new Date(clock.now())],
    );
    if (rowCount === 0) return false;
    await client.query('update media.upload_pieces set size = $3 where upload_id = $1 and name = $2', [
      uploadId,
      name,
      body.byteLength,
    ]);
    return true;
  });
  if (!isKept) {
    await storage.delete(pieceKey(uploadId, name));
    await db.orm.delete(uploadPieces).where(and(eq(uploadPieces.uploadId, uploadId), eq(uploadPieces.name, name)));
  }
  return isKept;
}

/** Deletes the pieces of an upload that is gone, and then what is known of it. Again does no harm. */
export async function purgeUpload({ db, storage }: Pick<Kit, 'db' | 'storage'>, uploadId: string): Promise<void> {
  const names = await db.orm
    .select({ name: uploadPieces.name })
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, uploadId));
  for (const { name } of names) {
    await storage.delete(pieceKey(uploadId, name));
    await db.orm.delete(uploadPieces).where(and(eq(uploadPieces.uploadId, uploadId), eq(uploadPieces.name, name)));
  }
  await db.orm.delete(uploads).where(and(eq(uploads.id, uploadId), eq(uploads.isGone, true)));
}
