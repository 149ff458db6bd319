import type { Storyboard } from '#domains/media/contract/films.ts';

/** A small picture within the large one, in pixels of the large one as it is stored. */
export interface SmallPicture {
  readonly x: number;
  readonly y: number;
}

/** Where in a storyboard the picture of a moment (s) is; the last one stands for everything after it. */
export function pictureAt({ columns, count, width, height, everyMs }: Storyboard, seconds: number): SmallPicture {
  const wanted = everyMs > 0 ? Math.floor((seconds * 1000) / everyMs) : 0;
  const index = Math.min(Math.max(0, count - 1), Math.max(0, wanted));
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height };
}

/** How large the large picture is altogether. */
export const boardSize = ({ columns, count, width, height }: Storyboard): { width: number; height: number } => ({
  width: Math.min(columns, count) * width,
  height: Math.ceil(count / columns) * height,
});

/** Where the middle of a preview stands over a bar, so that neither end leaves it; all in the same unit. */
export const previewMiddle = (at: number, bar: number, preview: number): number =>
  preview >= bar ? bar / 2 : Math.min(bar - preview / 2, Math.max(preview / 2, at));
