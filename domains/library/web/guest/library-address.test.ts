import { expect, test } from 'vitest';
import { askOf, queryOf, readWish } from './library-address.ts';

test('an address says what a page shows, and nothing that holds anyway', () => {
  const wish = readWish('?show=pinned&order=cheapest&search=%20lake%20&after=abc&origin=chatClip');
  expect(wish).toEqual({ show: 'pinned', order: 'cheapest', origin: 'chatClip', search: 'lake', after: 'abc' });
  expect(readWish(queryOf(wish))).toEqual(wish);
  expect(queryOf(readWish('?show=all&order=odd&origin=moon'))).toBe('?');
  expect(askOf('photo', wish)).toEqual({
    filter: { mediaType: 'photo', sourceType: 'pinned', originType: 'chatClip' },
    order: 'cheapest',
    search: 'lake',
  });
});
