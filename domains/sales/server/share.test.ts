import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharePart } from '../contract/share-part.ts';
import { shareOfRefund } from './share.ts';

const takenBack = (sharePercent: number, earned: number, parts: readonly number[]): number => {
  const sale = { sharePercent, earned, paidBack: 0 };
  let taken = 0;
  for (const amount of parts) {
    taken += shareOfRefund(sale, amount);
    sale.paidBack += amount;
  }
  return taken;
};

test('a sale paid back in parts costs the performer what it costs in one, however it is split', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 40 });
  const rest = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(parts, rest, fc.integer({ min: 0, max: 100 }), (split, kept, percent) => {
      const paidBack = split.reduce((sum, part) => sum + part, 0);
      const earned = sharePart(paidBack + kept, percent);
      expect(takenBack(percent, earned, split)).toBe(takenBack(percent, earned, [paidBack]));
      if (kept === 0) expect(takenBack(percent, earned, split)).toBe(earned);
    }),
  );
  expect(takenBack(50, 1010, [...Array(29).fill(67), 77])).toBe(1010);
});
