import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PictureKind } from '../contract/index.ts';
import type { Decode } from './decode-upload.ts';
import { originalKey } from './deliver-picture.ts';
import type { PictureFacts } from './links.ts';
import { pictures } from './tables.ts';

interface Described {
  readonly ownerId: number;
  readonly kind: PictureKind;
  readonly ageRating: number;
}

/** What somebody has sent: decoded, in its turn, before it is kept. */
export interface UploadedPicture extends Described {
  readonly upload: Blob;
}

/** One of our own drawings: WebP with known size, not decoded again. */
export interface DrawnPicture extends Described {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type NewPicture = UploadedPicture | DrawnPicture;

/**
 * Keeps a picture: its file first, then its row together with what `within` writes, so that a row never lacks its file.
 * Decoding and the file storage are waited for before the transaction; when it fails the file is deleted.
 *
 * @throws Problem `picture_refused`, `pictures_waiting`, `unavailable` for uploads; and what `within` throws
 */
export async function storePicture<T>(
  kit: Pick<Kit, 'storage' | 'db' | 'clock' | 'log'>,
  decode: Decode,
  picture: NewPicture,
  within: (tx: Tx, facts: PictureFacts) => Promise<T>,
): Promise<T> {
  const { kind, ageRating, ownerId } = picture;
  const { body, width, height } = 'upload' in picture ? await decode(ownerId, picture.upload) : picture;
  const id = randomUUID();
  await kit.storage.put(originalKey(id), body, 'image/webp');
  try {
    return await kit.db.transaction(async (tx) => {
      const createdAt = new Date(kit.clock.now());
      await tx.orm.insert(pictures).values({ id, ownerId, kind, ageRating, width, height, createdAt });
      return within(tx, { id, kind, ageRating, width, height });
    });
  } catch (error) {
    await kit.storage.delete(originalKey(id)).catch((failure: unknown) => {
      kit.log.warn({ err: failure, picture: id }, 'the file of a picture that was not kept is still there');
    });
    throw error;
  }
}
