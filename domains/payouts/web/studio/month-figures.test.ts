import { expect, it } from 'vitest';
import { byDay, byKind, monthAfter } from './month-figures.ts';

const days = [
  { day: '2026-02-01', kind: 'chatMinute', count: 3, amount: 600 },
  { day: '2026-02-01', kind: 'gift', count: 1, amount: 900 },
  { day: '2026-02-03', kind: 'chatMinute', count: 1, amount: -200 },
];

it('every day of a month stands there up to today, and to its end when it is over', () => {
  expect(byDay(days, '2026-02', '2026-02-04').map(({ amount }) => amount)).toEqual([1500, 0, -200, 0]);
  expect(byDay(days, '2026-02', '2026-03-04')).toHaveLength(28);
  expect(byDay([], '2026-04', '2026-03-04')).toEqual([]);
});

it('each kind of income is one row, the most first', () => {
  expect(byKind(days)).toEqual([
    { kind: 'gift', count: 1, amount: 900 },
    { kind: 'chatMinute', count: 4, amount: 400 },
  ]);
});

it('months are counted over the end of a year', () => {
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
});
