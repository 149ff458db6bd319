/** The picture of a film as it is shown: upright, in square pixels. */
export interface Shown {
  readonly width: number;
  readonly height: number;
  /** As it lies in the file it is this wide in square pixels, and turned by a quarter or not. */
  readonly isTurned: boolean;
}

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

/** The short edges a film is made in: those of the ladder up to its own, or its own when that is smaller than all. */
export function ladderOf(shown: Shown, heights: readonly number[]): number[] {
  const short = Math.min(shown.width, shown.height);
  const fitting = heights.filter((height) => height <= short);
  return fitting.length > 0 ? fitting : [even(short - 1)];
}

/** The size of a rendition by its short edge. */
export function sizeOf({ width, height }: Shown, short: number): { width: number; height: number } {
  const scale = short / Math.min(width, height);
  return { width: even(width * scale), height: even(height * scale) };
}

/** The size that fits into a square of `edge`, never larger than it is. */
export function fitting(
  { width, height }: Pick<Shown, 'width' | 'height'>,
  edge: number,
): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

/** The filter that scales a picture as it lies in the file, before it is turned. */
export const scaleTo = ({ isTurned }: Shown, { width, height }: { width: number; height: number }): string =>
  isTurned ? `scale=${height}:${width}` : `scale=${width}:${height}`;
