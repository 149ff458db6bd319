import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Executor } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { originalKey } from './deliver-picture.ts';
import type { PictureFacts } from './links.ts';
import { pictures } from './tables.ts';

/** What became of a picture when its file was looked at again. */
export interface RecheckResult {
  /** Null when the row, or the file it stands for, is gone. */
  readonly facts: PictureFacts | null;
  /** The row said another size than the file has, and was put right. */
  readonly corrected: boolean;
}

/** Reads a picture's row and its stored file again; the file is right about its size. */
export async function recheckPicture(kit: Kit, id: string): Promise<RecheckResult> {
  assertOutsideTransaction('a look at a file');
  const [row] = await kit.db.orm.select().from(pictures).where(eq(pictures.id, id));
  const object = row ? await kit.storage.get(originalKey(id)) : null;
  if (!row || !object) return { facts: null, corrected: false };
  const { width = row.width, height = row.height } = await sharp(object.body)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  const corrected = width !== row.width || height !== row.height;
  if (corrected) await kit.db.orm.update(pictures).set({ width, height }).where(eq(pictures.id, id));
  const { kind, ageRating } = row;
  return { facts: { id, kind: kind as PictureFacts['kind'], ageRating, width, height }, corrected };
}

/** Reads a picture's row again, without its file; null when there is none. */
export async function findPicture(executor: Executor, id: string): Promise<PictureFacts | null> {
  const [row] = await executor.orm.select().from(pictures).where(eq(pictures.id, id));
  if (!row) return null;
  const { kind, ageRating, width, height } = row;
  return { id, kind: kind as PictureFacts['kind'], ageRating, width, height };
}
