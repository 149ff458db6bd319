import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { quietFlags } from '#e2e/support/browser.ts';
import { browserProgram } from '#kit/testing/browser-program.ts';

const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'browser/upright.ts'), 'utf8')).replace(
  'export function',
  'globalThis.upright = function',
);

it('a frame of a turned phone is drawn as it is seen, whatever turns come one after another; others are untouched', async () => {
  const browser = await chromium.launch({ executablePath: browserProgram('full'), args: quietFlags });
  const page = await browser.newPage();
  await page.evaluate(source);
  const seen = await page.evaluate(() => {
    type Upright = { upright(frame: VideoFrame): VideoFrame };
    const canvas = new OffscreenCanvas(64, 32);
    const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    drawing.fillRect(0, 0, 64, 32);
    // White where the frame begins.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, 16, 16);
    const look = (rotation: number, flip: boolean) => {
      const taken = new VideoFrame(canvas, { timestamp: 1_000, rotation, flip } as VideoFrameInit);
      const frame = (globalThis as unknown as Upright).upright(taken);
      const { displayWidth: width, displayHeight: height, timestamp } = frame;
      const out = new OffscreenCanvas(width, height);
      const picture = out.getContext('2d') as OffscreenCanvasRenderingContext2D;
      picture.drawImage(frame, 0, 0);
      const white = (x: number, y: number) => (picture.getImageData(x, y, 1, 1).data[0] ?? 0) > 128;
      const corner = [white(4, 4), white(width - 4, 4), white(width - 4, height - 4), white(4, height - 4)].indexOf(
        true,
      );
      const { rotation: left = 0, flip: flipped = false } = frame as { rotation?: number; flip?: boolean };
      const same = frame === taken;
      frame.close();
      return { size: `${width}x${height}`, corner, same, timestamp, left, flipped };
    };
    return [look(0, false), look(90, false), look(180, false), look(270, false), look(0, true), look(0, false)];
  });
  await browser.close();
  const turned = { same: false, timestamp: 1_000, left: 0, flipped: false };
  // Corners clockwise from the top left.
  expect(seen).toEqual([
    { ...turned, size: '64x32', corner: 0, same: true },
    { ...turned, size: '32x64', corner: 1 },
    { ...turned, size: '64x32', corner: 2 },
    { ...turned, size: '32x64', corner: 3 },
    { ...turned, size: '64x32', corner: 1 },
    { ...turned, size: '64x32', corner: 0, same: true },
  ]);
});
