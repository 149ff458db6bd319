import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginOfDay } from '#kit/i18n/days.ts';
import { withToday } from './months-today.ts';

const since = beginOfDay('2026-11-27');
const months = [
  { month: '2026-11', amount: 5_000 },
  { month: '2026-10', amount: 900 },
];

it('what comes in after the months were read raises today and the month alike, whatever was read when', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: -5_000, max: 9_000 }), (read, more) => {
      const shown = withToday({ months, today: { since, total: read }, isFirst: true }, { today: read + more, since });
      const [month, before] = shown;
      // Whatever of the month was not today stays what it was.
      expect((month?.amount ?? 0) - (read + more)).toBe(5_000 - read);
      expect(before).toEqual(months[1]);
    }),
  );
});

it('the first coins of a month make its row; earlier pages and yesterday\u2019s figures stay as they were read', () => {
  const october = months.slice(1);
  const first = { months: october, today: { since, total: 0 }, isFirst: true };
  expect(withToday(first, { today: 70, since })).toEqual([{ month: '2026-11', amount: 70 }, ...october]);
  expect(withToday(first, { today: 0, since })).toEqual(october);
  expect(withToday({ ...first, isFirst: false }, { today: 70, since })).toEqual(october);
  expect(withToday(first, { today: 70, since: beginOfDay('2026-11-28') })).toEqual(october);
});
