import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

function setUp({ ttlMs = 1000, standInMs = 0, maxEntries = 2, maxBytes = 10_000 } = {}) {
  let time = 0;
  const sizeOf = (text: string) => text.length;
  const cache = new PageCache<string>({ ttlMs, standInMs, maxEntries, maxBytes, sizeOf, now: () => time });
  return { cache, later: (ms: number) => (time += ms) };
}
const always = () => true;

test('a page is made once while it is fresh, and again afterwards', async () => {
  const { cache, later } = setUp();
  const make = vi.fn(async () => `page ${make.mock.calls.length}`);
  expect(await cache.get('a', make, always)).toBe('page 1');
  expect(await cache.get('a', make, always)).toBe('page 1');
  later(1000);
  expect(await cache.get('a', make, always)).toBe('page 2');
});

test('a crowd that asks at once causes one rendering', async () => {
  const { cache } = setUp();
  const make = vi.fn(async () => 'page');
  expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make, always)))).toEqual(
    Array(50).fill('page'),
  );
  expect(make).toHaveBeenCalledTimes(1);
});

test('what must not be shared is made for each', async () => {
  const { cache } = setUp();
  let number = 0;
  const make = async () => `mine ${++number}`;
  const own = await Promise.all([cache.get('a', make, () => false), cache.get('a', make, () => false)]);
  expect(new Set(own).size).toBe(2);
});

test('a failure is told to all who wait and not kept', async () => {
  const { cache } = setUp();
  const failing = () => Promise.reject(new Error('down'));
  await expect(Promise.all([cache.get('a', failing, always), cache.get('a', failing, always)])).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'up', always)).toBe('up');
});

test('many different addresses do not fill the memory', async () => {
  const { cache } = setUp();
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key, always);
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('c')).toBe('c');
});

test('large pages do not fill the memory either: what is kept is counted in bytes', async () => {
  const { cache } = setUp({ maxEntries: 1000 });
  for (let number = 0; number < 50; number += 1) {
    await cache.get(`page ${number}`, async () => 'x'.repeat(3000), always);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.peek('page 49')).toBeDefined();
  expect(cache.peek('page 46')).toBeUndefined();
});

test('a page that is larger than everything there is room for is given out and not kept', async () => {
  const { cache } = setUp();
  await cache.get('small', async () => 'small', always);
  expect(await cache.get('large', async () => 'x'.repeat(20_000), always)).toHaveLength(20_000);
  expect([cache.peek('large'), cache.peek('small')]).toEqual([undefined, 'small']);
});

test('the count of bytes stays right, whatever comes, is renewed, grows old or is forgotten', async () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(6000), later: fc.nat(900) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { cache, later } = setUp({ maxEntries: 3, standInMs: 500 });
      for (const { key, size, later: ms } of steps) {
        later(ms);
        await cache.get(key, async () => 'x'.repeat(size), always);
        expect(cache.bytes).toBeLessThanOrEqual(10_000);
      }
      const kept = ['a', 'b', 'c', 'd'].map((key) => cache.standIn(key)).filter((value) => value !== undefined);
      expect(cache.bytes).toBeGreaterThanOrEqual(kept.join('').length);
      cache.clear();
      expect(cache.bytes).toBe(0);
    }),
  );
});

test('while no new one can be made, a page that was good a moment ago stands in', async () => {
  const { cache, later } = setUp({ standInMs: 5000 });
  await cache.get('a', async () => 'old', always);
  later(5999);
  expect([cache.has('a'), cache.peek('a'), cache.standIn('a')]).toEqual([false, undefined, 'old']);
  later(1);
  expect(cache.standIn('a')).toBeUndefined();
});
