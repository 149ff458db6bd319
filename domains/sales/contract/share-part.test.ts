import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPart, sharePart } from './share-part.ts';

const shares = [
  { kind: 'tip', percent: 60, next: null },
  { kind: 'gift', percent: 50, next: { percent: 55, from: 2_000 } },
  { kind: 'song', percent: 40, next: { percent: 70, from: 3_000 } },
];

it('a performer has of a price what its kind gives her, rounded down as sales are', () => {
  expect(ownPart(shares, ['tip'], 333)).toEqual({ least: 199, most: 199, next: null });
  expect(ownPart(shares, ['gift'], 1000)).toEqual({
    least: 500,
    most: 500,
    next: { least: 550, most: 550, from: 2_000 },
  });
});

it('what may be paid as several kinds stands between them, now and after the first change', () => {
  expect(ownPart(shares, ['tip', 'gift'], 1000)).toEqual({
    least: 500,
    most: 600,
    next: { least: 550, most: 600, from: 2_000 },
  });
  expect(ownPart(shares, ['gift', 'song'], 1000)?.next).toEqual({ least: 400, most: 550, from: 2_000 });
});

it('a change that moves nothing of the amount is none', () => {
  expect(ownPart(shares, ['gift'], 1)).toEqual({ least: 0, most: 0, next: null });
});

it('nothing is said where no share is known', () => {
  expect(ownPart(null, ['tip'], 1000)).toBeNull();
  expect(ownPart(shares, ['stock'], 1000)).toBeNull();
});

it('a part is never more than the amount, and what is sold in ones never brings more than the whole', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), percent, (amount, of) => {
      const part = sharePart(amount, of);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(amount);
    }),
  );
});
