import { expect, test } from 'vitest';
import type { Video } from '../../contract/index.ts';
import { bySharing, nextOf } from './load-video.ts';

const video = (id: number, isOpen = false) => ({ id, isOpen }) as Video;
const ids = (list: readonly Video[]) => list.map(({ id }) => id);

test('what shares most with a video comes first, and nothing twice', () => {
  expect(
    ids(
      bySharing([
        [video(1), video(2)],
        [video(3), video(2)],
        [video(2), video(3)],
      ]),
    ),
  ).toEqual([2, 3, 1]);
  expect(bySharing([[], []])).toEqual([]);
});

test('next comes what plays right away, hers before others’; else what there is', () => {
  expect(nextOf([video(1), video(2, true)], [video(3, true)])?.id).toBe(2);
  expect(nextOf([video(1)], [video(3, true)])?.id).toBe(3);
  expect(nextOf([video(1)], [video(3)])?.id).toBe(1);
  expect(nextOf([], [])).toBeNull();
});
