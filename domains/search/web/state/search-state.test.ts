import { expect, it } from 'vitest';
import { withRequest } from './last-requests.ts';
import { SearchCache } from './search-cache.ts';

function world() {
  let now = 0;
  let tick: (() => void) | undefined;
  return {
    now: () => now,
    every: (ms: number, act: () => void) => {
      expect(ms).toBe(5_000);
      tick = act;
      return () => {
        tick = undefined;
      };
    },
    pass(ms: number) {
      now += ms;
    },
    sweep: () => tick?.(),
    sweeps: () => tick !== undefined,
  };
}

it('shows a result again for five minutes, and not a moment longer', () => {
  const time = world();
  const cache = new SearchCache<string>(time);
  cache.set('en vesna', 'Vesna');
  time.pass(299_999);
  expect(cache.get('en vesna')).toBe('Vesna');
  time.pass(1);
  expect(cache.get('en vesna')).toBeUndefined();
});

it('throws old results away every five seconds, and rests when there are none', () => {
  const time = world();
  const cache = new SearchCache<string>(time);
  expect(time.sweeps()).toBe(false);
  cache.set('a', 'A');
  time.pass(200_000);
  cache.set('b', 'B');
  time.pass(100_000);
  time.sweep();
  expect([cache.size, cache.get('b')]).toEqual([1, 'B']);
  time.pass(200_000);
  time.sweep();
  expect([cache.size, time.sweeps()]).toEqual([0, false]);
});

it('remembers the last three requests, the latest first, nothing twice, nothing short', () => {
  const asked = ['vesna', 'mara', 'ab', 'lior', 'VESNA ', ' zoe'];
  expect(asked.reduce(withRequest, [] as readonly string[])).toEqual(['zoe', 'VESNA', 'lior']);
});
