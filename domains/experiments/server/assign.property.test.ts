import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { bucketOf, variantAt } from './assign.ts';

const salt = new Uint8Array(32).fill(7);
const variants = fc
  .array(fc.record({ value: fc.string({ minLength: 1 }), weight: fc.integer({ min: 0, max: 100 }) }), {
    minLength: 2,
    maxLength: 4,
  })
  .filter((list) => list.some(({ weight }) => weight > 0));

it('the same person always stands at the same place, and gets a variant that may be given', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1 }), variants, (key, id, list) => {
      const stand = bucketOf(salt, key, id);
      expect(bucketOf(salt, key, id)).toBe(stand);
      expect(stand).toBeGreaterThanOrEqual(0);
      expect(stand).toBeLessThan(1);
      const given = variantAt(list, stand);
      expect(list.some(({ value, weight }) => value === given && weight > 0)).toBe(true);
    }),
  );
});

it('people spread as the weights say, whatever the experiment is called', () => {
  const people = 4000;
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 5, max: 95 }), (key, weight) => {
      const list = [
        { value: 'a', weight },
        { value: 'b', weight: 100 - weight },
      ];
      let found = 0;
      for (let id = 1; id <= people; id += 1) if (variantAt(list, bucketOf(salt, key, id)) === 'a') found += 1;
      // Six standard deviations: a fair spread leaves them once in half a billion tries.
      const expected = (people * weight) / 100;
      expect(Math.abs(found - expected)).toBeLessThan(6 * Math.sqrt((expected * (100 - weight)) / 100));
    }),
    { numRuns: scaledRuns(40) },
  );
});

it('where somebody stands in one experiment says nothing about another', () => {
  const both = Array.from(
    { length: 4000 },
    (_, id) => bucketOf(salt, 'one', id) < 0.5 && bucketOf(salt, 'two', id) < 0.5,
  );
  expect(Math.abs(both.filter(Boolean).length - 1000)).toBeLessThan(6 * Math.sqrt(4000 * 0.25 * 0.75));
});
