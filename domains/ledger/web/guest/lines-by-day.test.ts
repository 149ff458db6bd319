import { expect, test } from 'vitest';
import type { GuestLine } from '../../contract/transfers.ts';
import { linesByDay } from './lines-by-day.ts';

const line = (key: string, at: string): GuestLine => ({
  key,
  at: Date.parse(at),
  kind: 'chatMinute',
  amount: -100,
  balanceAfter: 0,
  memo: {},
});

test('lines stand under the day of Berlin, newest first', () => {
  const days = linesByDay([
    line('4', '2026-11-20T23:30:00Z'),
    line('3', '2026-11-20T22:30:00Z'),
    line('2', '2026-11-20T01:00:00Z'),
    line('1', '2026-11-19T12:00:00Z'),
  ]);
  expect(days.map(({ key, lines }) => [key, lines.map(({ key }) => key)])).toEqual([
    ['2026-11-21', ['4']],
    ['2026-11-20', ['3', '2']],
    ['2026-11-19', ['1']],
  ]);
});
