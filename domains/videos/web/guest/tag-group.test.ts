import { expect, test } from 'vitest';
import { numberIn, tagGroupOf } from './tag-group.ts';

test('a topic in an address is readable, and found by its number in every language', () => {
  expect(tagGroupOf({ id: 9, label: 'Behind the scenes' })).toBe('behind-the-scenes-9');
  expect(numberIn(tagGroupOf({ id: 9, label: 'Hinter den Kulissen' }))).toBe(9);
  expect(numberIn('9')).toBe(9);
});

test('words alone have no number', () => {
  expect(numberIn('dance')).toBeNull();
  expect(numberIn('top 10')).toBeNull();
  expect(numberIn('dance-0')).toBeNull();
});
