import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRenditions } from './fit.ts';

const renditions = [
  { name: 'high', width: 1280, height: 720, framerate: 30, bitrate: 2_000_000 },
  { name: 'low', width: 640, height: 360, framerate: 30, bitrate: 700_000 },
  { name: 'tiny', width: 256, height: 144, framerate: 10, bitrate: 100_000 },
] as const;

const sizes = (width: number, height: number) =>
  fitRenditions([...renditions], width, height).map((each) => [each.name, each.encodedWidth, each.encodedHeight]);

describe('sizes of the renditions', () => {
  it('are the boxes themselves for a camera of their proportions', () => {
    expect(sizes(1920, 1080)).toEqual([
      ['tiny', 256, 144],
      ['low', 640, 360],
      ['high', 1280, 720],
    ]);
  });

  it('keep the proportions of other cameras', () => {
    expect(sizes(1600, 1200)).toEqual([
      ['tiny', 192, 144],
      ['low', 480, 360],
      ['high', 960, 720],
    ]);
  });

  it('turn with a phone held upright', () => {
    expect(sizes(1080, 1920)).toEqual([
      ['tiny', 144, 256],
      ['low', 360, 640],
      ['high', 720, 1280],
    ]);
  });

  it('leave out what would be scaled up or comes out alike', () => {
    expect(sizes(640, 360).map(([name]) => name)).toEqual(['tiny', 'low']);
    expect(sizes(160, 90).map(([name]) => name)).toEqual(['tiny']);
  });

  it('are even, inside the picture and never empty, whatever the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 8_000 }), fc.integer({ min: 16, max: 8_000 }), (width, height) => {
        const fitted = fitRenditions([...renditions], width, height);
        expect(fitted.length).toBeGreaterThan(0);
        for (const { encodedWidth, encodedHeight } of fitted) {
          expect([encodedWidth % 2, encodedHeight % 2]).toEqual([0, 0]);
          expect(encodedWidth).toBeLessThanOrEqual(width + 1);
          expect(encodedHeight).toBeLessThanOrEqual(height + 1);
        }
      }),
    );
  });
});
