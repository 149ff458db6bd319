import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

function setUp(ttlMs = 1000) {
  let time = 0;
  const cache = new PageCache<string>({ ttlMs, maxEntries: 2, now: () => time });
  return { cache, later: (ms: number) => (time += ms) };
}
const always = () => true;

test('a page is made once while it is fresh, and anew afterwards', async () => {
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
