import type { Storyboard } from '../../contract/index.ts';
import { maxStoryboardPictures } from '../../contract/index.ts';

/** The longer edge of one small picture, pixels, and how many stand in a row. */
const tile = { edge: 160, columns: 10 };

/** Small pictures are a second apart, or twice, four times ... as much in longer films: ms. */
const closestMs = 1000;

/** How the storyboard of a film lies, by its length and shape alone. */
export function storyboardShape({
  milliseconds,
  width,
  height,
}: {
  readonly milliseconds: number;
  readonly width: number;
  readonly height: number;
}): Omit<Storyboard, 'src'> {
  let everyMs = closestMs;
  while (Math.ceil(milliseconds / everyMs) > maxStoryboardPictures) everyMs *= 2;
  const scale = tile.edge / Math.max(1, width, height);
  const edge = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  const count = Math.max(1, Math.ceil(milliseconds / everyMs));
  return { columns: Math.min(tile.columns, count), count, width: edge(width), height: edge(height), everyMs };
}
