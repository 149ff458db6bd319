import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { uploads } from '../tables.ts';
import { pieceKey, piecesOf } from '../uploads/pieces.ts';
import { looksLikeFilm } from './looks-like-film.ts';

/**
 * Joins the pieces of the upload a film is made of into one file of a folder. What is no film by its beginning is not fetched any further.
 * @returns the file; null for what is none
 * @throws Error when the upload or a piece of it is not there
 */
export async function fetchSource(
  { db, storage }: Pick<Kit, 'db' | 'storage'>,
  filmId: string,
  folder: string,
  signal: AbortSignal,
): Promise<string | null> {
  assertOutsideTransaction('the source of a film');
  const [upload] = await db.orm.select({ id: uploads.id }).from(uploads).where(eq(uploads.filmId, filmId));
  if (!upload) throw new Error(`The upload of the film ${filmId} is not there.`);
  const path = join(folder, 'source');
  await writeFile(path, '');
  await using file = await open(path, 'a');
  let isFirst = true;
  for (const { name, size } of await piecesOf(db, upload.id)) {
    signal.throwIfAborted();
    const piece = await storage.get(pieceKey(upload.id, name));
    if (piece?.body.byteLength !== size) throw new Error(`A piece of the upload ${upload.id} is not there.`);
    if (isFirst && !looksLikeFilm(Buffer.from(piece.body.buffer, piece.body.byteOffset, piece.body.byteLength)))
      return null;
    isFirst = false;
    await file.appendFile(piece.body);
  }
  return isFirst ? null : path;
}
