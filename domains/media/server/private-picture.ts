import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Decode } from './decode-upload.ts';

/** A picture for few people, made from an upload: WebP in two sizes, and what may be seen of it before it is theirs. */
export interface PrivatePicture {
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly blurred: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Widths in pixels; the blurred one is drawn from so few that nothing can be brought back. */
const widths = { small: 640, blurred: 320, tiny: 14 };

/** Colours and light of a picture of ours, and no more: it is made tiny first, and drawn large from that alone. */
export async function blurredPicture(body: Uint8Array): Promise<Uint8Array> {
  assertOutsideTransaction('a blurred picture');
  const tiny = await sharp(body).resize({ width: widths.tiny, height: widths.tiny, fit: 'inside' }).png().toBuffer();
  return sharp(tiny).resize({ width: widths.blurred, kernel: 'cubic' }).blur(12).webp({ quality: 60 }).toBuffer();
}

/** Decodes an upload of `ownerId` in its turn. @throws Problem as {@link Decode} */
export async function makePrivatePicture(decode: Decode, ownerId: number, upload: Blob): Promise<PrivatePicture> {
  const { body, width, height } = await decode(ownerId, upload);
  const small = await sharp(body)
    .resize({ width: widths.small, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return { full: body, small, blurred: await blurredPicture(body), width, height };
}
