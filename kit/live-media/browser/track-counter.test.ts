import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrackCounter } from './track-counter.ts';

describe('numbers of a track', () => {
  it('begin a group with every keyframe and leave no gap', () => {
    const counter = new TrackCounter();
    const numbers = [true, false, false, true].map((keyframe, index) => counter.next(keyframe, index + 1));
    expect(numbers.map(({ group, sequence }) => [group, sequence])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 4],
    ]);
  });

  it('always go forward in time, also when another source has an earlier clock', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 2 }), (captured) => {
        const counter = new TrackCounter();
        const times = captured.map((capturedUs) => counter.next(false, capturedUs).timestampUs);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        times.forEach((time, index) => {
          expect(time).toBeGreaterThanOrEqual(captured[index]!);
        });
      }),
    );
  });
});
