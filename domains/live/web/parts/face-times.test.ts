import { expect, it } from 'vitest';
import { FaceTimes, mostOnPhone } from './face-times.ts';

it('asks for what is in sight, soon again for one that was not there yet, and then every twenty seconds', () => {
  const times = new FaceTimes();
  expect(times.due([1, 2], 0, 6)).toEqual([1, 2]);
  times.answered(1, 500, 0);
  times.answered(2, null, 0);
  expect(times.due([1, 2], 2_999, 6)).toEqual([]);
  expect(times.due([1, 2], 3_000, 6)).toEqual([2]);
  times.answered(2, null, 3_000);
  expect(times.due([1, 2], 19_999, 6)).toEqual([]);
  expect(times.due([1, 2], 20_000, 6)).toEqual([1]);
  expect(times.due([1, 2], 23_000, 6)).toEqual([1, 2]);
  expect([times.seen(1), times.seen(2)]).toEqual([500, 0]);
  expect([times.isFresh(1, 59_999), times.isFresh(1, 60_000), times.isFresh(2, 0)]).toEqual([true, false, false]);
});

it('a phone with many cards in sight takes no more than 18 faces a minute, and every card has its turn', () => {
  const times = new FaceTimes();
  const cards = Array.from({ length: 40 }, (_, id) => id);
  const taken: number[] = [];
  for (let now = 0; now < 240_000; now += 1_000) {
    const allowed = now % 20_000 === 0 ? mostOnPhone : 0;
    for (const id of times.due(cards, now, allowed)) {
      taken.push(id);
      times.answered(id, now + 1, now);
    }
  }
  expect(taken.length).toBe(18 * 4);
  expect(new Set(taken).size).toBe(40);
});
