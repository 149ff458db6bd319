import { expect, it } from 'vitest';
import { placeInStrip, viewerStep } from './viewer-keys.ts';

it('arrows go from picture to picture and stop at the ends', () => {
  expect(viewerStep('ArrowRight', 0, 3, false)).toEqual({ index: 1 });
  expect(viewerStep('ArrowRight', 2, 3, false)).toEqual({ index: 2 });
  expect(viewerStep('ArrowLeft', 0, 3, false)).toEqual({ index: 0 });
  expect(viewerStep('Home', 2, 3, false)).toEqual({ index: 0 });
  expect(viewerStep('End', 0, 3, false)).toEqual({ index: 2 });
  expect(viewerStep('a', 1, 3, false)).toBeNull();
});

it('a picture that is near is moved about by the same arrows, so they do not go to another', () => {
  expect(viewerStep('+', 1, 3, false)).toEqual({ near: true });
  expect(viewerStep('ArrowRight', 1, 3, true)).toBeNull();
  expect(viewerStep('-', 1, 3, true)).toEqual({ near: false });
});

it('a swipe is at a picture when it has come to rest there', () => {
  expect(placeInStrip(0, 390)).toBe(0);
  expect(placeInStrip(388, 390)).toBe(1);
  expect(placeInStrip(200, 390)).toBeNull();
  expect(placeInStrip(0, 0)).toBeNull();
});
