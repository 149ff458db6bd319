import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Problem } from '#kit/contract/problem.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import {
  maxVideoBytes,
  maxVideoSeconds,
  videoCutSeconds,
  videoRefused,
  videosOff,
  videoTooLong,
} from '../contract/index.ts';
import { inChild, inTurn } from './decode-upload.ts';
import { blurredPicture } from './private-picture.ts';

/** A video that every browser plays: MP4 of H.264 and AAC, upright, nothing else of the file it was made from; with what is seen before. */
export interface Video {
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly blurred: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

interface Made extends Pick<Video, 'width' | 'height' | 'milliseconds'> {
  readonly body: Uint8Array;
  readonly poster: Uint8Array;
}

const limits = { pixels: 3840 * 2176, edge: 1280, poster: 640 };
const child = {
  program: fileURLToPath(new URL('./video-child.ts', import.meta.url)),
  args: [maxVideoSeconds, maxVideoBytes, limits.pixels, limits.edge, videoCutSeconds],
  // Proxies in front wait for two minutes (docs/proxies).
  milliseconds: 100_000,
  heapMegabytes: 256,
  refusals: { 'too long': videoTooLong, 'no encoder': videosOff },
};

/** Makes videos from recordings, one of a process at once. @throws Problem video_refused, video_too_long, videos_off, pictures_waiting, unavailable */
export function createVideos(program: string = child.program): (ownerId: number, upload: Blob) => Promise<Video> {
  const queued = inTurn({ atOnce: 1, perKey: 1, inAll: 4, secondsEach: 20 });
  return async (ownerId, upload) => {
    assertOutsideTransaction('the making of a video');
    if (upload.size === 0) throw new Problem(videoRefused);
    if (upload.size > maxVideoBytes) throw new Problem(videoTooLong);
    const made = await queued(ownerId, () => inChild<Made>(upload, { ...child, program }, videoRefused));
    const { body, poster, width, height, milliseconds } = made;
    const small = await sharp(poster)
      .resize({ width: limits.poster, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { full: body, small, blurred: await blurredPicture(poster), width, height, milliseconds };
  };
}
