import { expect, test } from 'vitest';
import { filterOf, queryOf, readWish, toggled } from './list-address.ts';

test('a list is shown in its own order, and free clips are of women until somebody says otherwise', () => {
  expect(readWish('', 'all')).toMatchObject({ order: 'topRated', genders: [], after: null });
  expect(readWish('', 'trends')).toMatchObject({ order: 'topTrending' });
  expect(filterOf(readWish('', 'trends'), 'trends').types).toEqual({ trending: true });
  expect(filterOf(readWish('', 'freeClips'), 'freeClips')).toEqual({ types: { free: true }, actingGroups: ['F', 'S'] });
});

test('whoever takes off the last gender gets everybody, and the address says so', () => {
  const wish = readWish('', 'freeClips');
  const everybody = { ...wish, genders: toggled(wish.genders, 'F') };
  expect(queryOf(everybody, 'freeClips')).toBe('?gender=none');
  expect(filterOf(readWish('?gender=none', 'freeClips'), 'freeClips')).toEqual({ types: { free: true } });
  expect(queryOf({ ...readWish('', 'all'), genders: [] }, 'all')).toBe('?');
});

test('an address narrows by price, length, topics and who, and reads back as it was written', () => {
  const query = '?order=cheapest&price=sale&length=medium&tag=3&tag=7&gender=M&gender=C&after=abc';
  const wish = readWish(query, 'all');
  expect(queryOf(wish, 'all')).toBe(query);
  expect(filterOf(wish, 'all')).toEqual({
    types: { discount: true },
    durationFrom: 300,
    durationTo: 1199,
    tags: [3, 7],
    actingGroups: ['M', 'FM', 'FF', 'MM'],
  });
});

test('what no list knows is passed over', () => {
  const wish = readWish('?order=worst&price=gold&length=endless&tag=x&tag=0&tag=-1&tag=4&tag=4&gender=Q', 'new');
  expect(wish).toEqual({ order: 'newest', price: null, length: null, tags: [4], genders: [], after: null });
});

test('a list stays what it is about whatever is chosen in it', () => {
  expect(filterOf(readWish('?price=coins', 'vip'), 'vip').types).toEqual({ vip: true, premium: true });
});
