import { randomUUID } from 'node:crypto';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PictureKind } from '../contract/index.ts';
import { decodeUpload } from './decode-upload.ts';
import { originalKey } from './deliver-picture.ts';
import type { PictureFacts } from './links.ts';
import { pictures } from './tables.ts';

/** A picture to keep. `trusted` is for our own drawings: WebP with known size, not decoded again. */
export interface NewPicture {
  readonly ownerId: number;
  readonly kind: PictureKind;
  readonly ageRating: number;
  readonly body: Uint8Array;
  readonly trusted?: { readonly width: number; readonly height: number };
}

/**
 * Keeps a picture: the file first, then its row, so that a row never lacks its file. Throws `picture_refused` for an
 * upload that is no harmless picture.
 */
export async function storePicture(kit: Kit, executor: Executor, picture: NewPicture): Promise<PictureFacts> {
  const { kind, ageRating, ownerId } = picture;
  const decoded = picture.trusted ? { body: picture.body, ...picture.trusted } : await decodeUpload(picture.body);
  const id = randomUUID();
  await kit.storage.put(originalKey(id), decoded.body, 'image/webp');
  const { width, height } = decoded;
  await executor.orm
    .insert(pictures)
    .values({ id, ownerId, kind, ageRating, width, height, createdAt: new Date(kit.clock.now()) });
  return { id, kind, ageRating, width, height };
}
