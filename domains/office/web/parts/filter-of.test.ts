import { expect, it } from 'vitest';
import { filterOf } from './filter-of.ts';

it('the same choice is the same filter, however the address came about', () => {
  const asked = new URLSearchParams('to=&operation=legal.*&accountId=7&before=120&subject= ');
  expect(filterOf(asked)).toBe(filterOf(new URLSearchParams('accountId=7&operation=legal.*')));
  expect(filterOf(new URLSearchParams('search=müller & co'))).toBe('search=m%C3%BCller+');
  expect(filterOf(new URLSearchParams('before=3'))).toBe('');
});
