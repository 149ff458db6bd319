import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmKey, posterFile, storyboardFile } from './keys.ts';
import type { SampledFrame } from './scanner.ts';
import type { storyboardShape } from './storyboard.ts';

type Shape = ReturnType<typeof storyboardShape>;

/** Stores the poster, and one picture of all small ones: of each place the one shown closest to it. */
export async function keepPictures(
  { storage }: Pick<Kit, 'storage'>,
  filmId: string,
  folder: string,
  at: readonly number[],
  { columns, count, width, height, everyMs }: Shape,
): Promise<void> {
  assertOutsideTransaction('the pictures of a film');
  const closest = (ms: number): number =>
    at.reduce((best, one, index) => (Math.abs(one - ms) < Math.abs((at[best] ?? 0) - ms) ? index : best), 0);
  const tiles = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      input: await sharp(join(folder, `tile-${closest(index * everyMs)}.webp`))
        .resize(width, height, { fit: 'fill' })
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
  const rows = Math.ceil(count / columns);
  const board = await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#000' },
  })
    .composite(tiles)
    .webp({ quality: 70 })
    .toBuffer();
  await storage.put(filmKey(filmId, storyboardFile), board, 'image/webp');
  await storage.put(filmKey(filmId, posterFile), await readFile(join(folder, posterFile)), 'image/webp');
}

/** The small pictures of a storyboard again, each by itself; an empty list where there is none. */
export async function framesOfStoryboard(
  { storage }: Pick<Kit, 'storage'>,
  filmId: string,
  { columns, count, width, height, everyMs }: Shape,
): Promise<SampledFrame[]> {
  assertOutsideTransaction('the pictures of a film');
  const board = await storage.get(filmKey(filmId, storyboardFile));
  if (!board) return [];
  const frames: SampledFrame[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = { left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height };
    frames.push({ at: index * everyMs, body: await sharp(board.body).extract(place).png().toBuffer() });
  }
  return frames;
}
