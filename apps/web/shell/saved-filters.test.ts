import { expect, test } from 'vitest';
import { filterOf, savedFiltersItem } from './saved-filters-item.ts';

test('a filter is what the address asks, in whatever order, and not where one has paged to', () => {
  expect(filterOf('?to=2026-11-21&operation=legal.publish&subject=')).toBe('operation=legal.publish&to=2026-11-21');
  expect(filterOf('?operation=legal.publish&to=2026-11-21&before=900')).toBe('operation=legal.publish&to=2026-11-21');
  expect(filterOf('?before=900')).toBe('');
});

test('what an older release or a hand wrote is read as far as it makes sense', () => {
  const filter = { accountId: 1, path: '/office/audit/', query: 'operation=a', name: 'Mine' };
  expect(savedFiltersItem.parse([filter, { name: 'no address' }, null])).toEqual([filter]);
  expect(savedFiltersItem.parse('nonsense')).toBeNull();
});
