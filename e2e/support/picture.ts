import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The picture in coarse squares of grey, 0 to 255; null while there is none. */
async function lookAt(picture: Locator): Promise<number[] | null> {
  return picture
    .first()
    .evaluate(
      (element) => {
        const source = element as HTMLCanvasElement | HTMLVideoElement;
        const small = document.createElement('canvas');
        [small.width, small.height] = [32, 18];
        const drawing = small.getContext('2d', { willReadFrequently: true });
        if (!drawing || source.clientWidth === 0) return null;
        drawing.drawImage(source, 0, 0, 32, 18);
        const { data } = drawing.getImageData(0, 0, 32, 18);
        return Array.from({ length: 32 * 18 }, (_, at) => data[at * 4 + 1] ?? 0);
      },
      undefined,
      { timeout: 1_000 },
    )
    .catch(() => null);
}

/** Waits until the picture shows something and changes; the fake camera's clock and ball never stand still. */
export async function waitForMotion(picture: Locator, what: string): Promise<void> {
  let before: number[] | null = null;
  await expect
    .poll(
      async () => {
        const now = await lookAt(picture);
        if (!now || Math.max(...now) - Math.min(...now) < 10) return `${what}: nothing to see`;
        const changed = before?.some((grey, at) => Math.abs(grey - (now[at] ?? 0)) > 4) ?? false;
        before = now;
        return changed ? 'moves' : `${what}: stands still`;
      },
      { interval: 300 },
    )
    .toBe('moves');
}
