import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IncomeLine } from '#domains/ledger/contract/index.ts';
import { incomeRows } from './income-rows.ts';

let id = 0;
const line = (kind: string, amount: number, memo: IncomeLine['memo'] = {}): IncomeLine => {
  id += 1;
  return { transferId: id, at: 0, kind, amount, memo, guestName: null };
};

it('minutes of one chat are one row; another guest, kind or chat, and what has no chat, are rows of their own', () => {
  const [anna, bo] = [
    { guestId: 1, chatId: '7' },
    { guestId: 2, chatId: '7' },
  ];
  const rows = incomeRows([
    line('chatMinute', 200, anna),
    line('chatMinute', 199, anna),
    line('chatMinute', 50, bo),
    line('chatRefund', -10, bo),
    line('tip', 5, { guestId: 1 }),
    line('tip', 6, { guestId: 1 }),
  ]);
  expect(rows.map(({ line, count, amount }) => [line.kind, count, amount])).toEqual([
    ['chatMinute', 2, 399],
    ['chatMinute', 1, 50],
    ['chatRefund', 1, -10],
    ['tip', 1, 5],
    ['tip', 1, 6],
  ]);
});

it('no coin and no line is lost', () => {
  const any = fc.record({
    kind: fc.constantFrom('chatMinute', 'tip'),
    amount: fc.integer({ min: -500, max: 500 }),
    chatId: fc.constantFrom(undefined, '1', '2'),
  });
  fc.assert(
    fc.property(fc.array(any), (drawn) => {
      const lines = drawn.map(({ kind, amount, chatId }) => line(kind, amount, chatId === undefined ? {} : { chatId }));
      const rows = incomeRows(lines);
      const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
      expect(sum(rows)).toBe(sum(lines));
      expect(rows.reduce((total, { count }) => total + count, 0)).toBe(lines.length);
    }),
  );
});
