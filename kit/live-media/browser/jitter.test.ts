import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Jitter } from './jitter.ts';

/** So many packets, one every 10 ms, as late as said. */
function steady(jitter: Jitter, from: number, count: number, lateOf: (i: number) => number = () => 0): number {
  for (let i = 1; i <= count; i += 1) jitter.add(lateOf(i), from + i * 10);
  return from + count * 10;
}

it('nothing is awaited on a steady line, and what is usual on an uneven one', () => {
  const jitter = new Jitter();
  let now = steady(jitter, 0, 200);
  expect(jitter.awaitedMs).toBe(0);
  now = steady(jitter, now, 200, (i) => (i % 2 ? 40 : 0));
  expect(jitter.awaitedMs).toBe(40);
  steady(jitter, now, 600);
  expect(jitter.awaitedMs).toBe(0);
});

it('what comes together after one gap counts once', () => {
  const jitter = new Jitter();
  const now = steady(jitter, 0, 200) + 300;
  for (let i = 0; i < 30; i += 1) jitter.add(300 - i * 10, now);
  steady(jitter, now, 40);
  expect(jitter.awaitedMs).toBe(0);
});

it('whatever comes, what is awaited is a lateness that was seen, within 4 ms, or nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 20, maxLength: 200 }), (all) => {
      const jitter = new Jitter();
      all.forEach((late, i) => {
        jitter.add(late, i * 10);
      });
      const awaited = jitter.awaitedMs;
      expect(awaited === 0 || all.some((late) => late <= awaited && awaited - late < 4)).toBe(true);
    }),
  );
});
