import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GrownList } from './grown-list.ts';
import { grown, keptLists, renewed } from './grown-list.ts';

const keyOf = (item: string): string => item;
const begun = (items: string[], next: string | null) => ({ items, next, from: { items, next } });

it('grows by its next part; what moved between two parts stands there once', () => {
  const list = grown(begun(['a', 'b'], 'b'), { items: ['b', 'c'], next: null }, keyOf);
  expect(list).toMatchObject({ items: ['a', 'b', 'c'], next: null });
});

it('read again after something was done, it keeps what had grown and loses what is gone', () => {
  const list = grown(begun(['a', 'b'], 'b'), { items: ['c'], next: 'c' }, keyOf);
  const after = renewed(list, { items: ['new', 'a'], next: 'a' }, keyOf);
  expect(after).toMatchObject({ items: ['new', 'a', 'c'], next: 'c' });
  expect(renewed(begun(['a'], null), { items: [], next: null }, keyOf)).toMatchObject({ items: [], next: null });
  expect(renewed(begun(['a'], 'a'), { items: ['b'], next: 'b' }, keyOf)).toMatchObject({ items: ['b'], next: 'b' });
});

it('never shows anything twice', () => {
  const part = fc.record({
    items: fc.uniqueArray(fc.constantFrom(...'abcdefgh')),
    next: fc.constantFrom('x', null),
  });
  fc.assert(
    fc.property(part, fc.array(part), part, (first, parts, anew) => {
      const list = parts.reduce<GrownList<string>>((before, next) => grown(before, next, keyOf), {
        ...first,
        from: first,
      });
      for (const { items } of [list, renewed(list, anew, keyOf)]) expect(new Set(items).size).toBe(items.length);
    }),
  );
});

it('is found as it was left, as long as it is among the last ones', () => {
  for (let place = 0; place < 12; place += 1) keptLists.set(`list ${place}`, begun([String(place)], null));
  expect(keptLists.get('list 0')).toBeUndefined();
  expect(keptLists.get('list 11')).toMatchObject({ items: ['11'] });
});
