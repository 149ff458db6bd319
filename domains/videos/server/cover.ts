import { Problem } from '#kit/contract/problem.ts';
import { videoNotReady } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { blurredRating } from './present.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo, lockVideo } from './rows.ts';

/**
 * Makes the picture at a moment of the film (ms; null: its poster) the cover, with one beside it that shows colours and light alone, made on
 * the server from a few pixels. The pictures before go. Again after the age rating changed: a picture keeps the one it was stored with.
 * @throws Problem not_found, video_not_ready; what the making of pictures throws
 */
export async function makeCover(
  { kit, media }: Pick<Context, 'kit' | 'media'>,
  { id, actorId: ownerId, filmId, ageRating }: Pick<VideoRow, 'id' | 'actorId' | 'filmId' | 'ageRating'>,
  atMs: number | null,
): Promise<VideoRow> {
  const frame = filmId === null ? null : await media.films.frame(filmId, atMs ?? undefined);
  if (!frame) throw new Problem(videoNotReady);
  const { body, width, height } = frame;
  const small = await media.makePrivate(ownerId, new Blob([body as BlobPart]));
  const picture = { ownerId, width, height } as const;
  const blurredId = await media.store(
    { ...picture, kind: 'poster', body: small.blurred, ageRating: blurredRating },
    async (_, stored) => stored.id,
  );
  try {
    return await media.store({ ...picture, kind: 'preview', body, ageRating }, async (tx, { id: coverId }) => {
      const row = await lockVideo(tx, id);
      // The rating may have been said anew meanwhile: then this picture would be open to more people than it should.
      if (row.filmId !== filmId || row.ageRating !== ageRating) throw new Problem(videoNotReady);
      for (const before of [row.coverId, row.blurredId]) if (before) await media.delete(tx, before);
      return changeVideo(tx, id, { coverId, blurredId, coverAtMs: atMs });
    });
  } catch (error) {
    await kit.db.transaction((tx) => media.delete(tx, blurredId));
    throw error;
  }
}
