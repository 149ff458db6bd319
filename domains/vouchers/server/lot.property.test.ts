import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { LotEvent } from './lot.ts';
import { newLot, stepLot } from './lot.ts';

const amount = fc.integer({ min: -2, max: 12 });
const event: fc.Arbitrary<LotEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('reserve' as const, 'consume' as const, 'giveBack' as const), amount }),
  fc.record({ type: fc.constant('release' as const), amount, over: fc.boolean() }),
  fc.record({ type: fc.constantFrom('expire' as const, 'takeBack' as const) }),
);

it('whatever happens to a voucher, its parts stay above zero and sum to what was granted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.array(event, { maxLength: 40 }), (granted, events) => {
      let lot = newLot(granted);
      for (const each of events) {
        const before = lot;
        try {
          lot = stepLot(lot, each);
        } catch {
          lot = before;
        }
        expect(Object.values(lot).every((part) => part >= 0)).toBe(true);
        expect(Object.values(lot).reduce((sum, part) => sum + part, 0)).toBe(granted);
        // What is taken back or expired stays so.
        expect(lot.takenBack).toBeGreaterThanOrEqual(before.takenBack);
        expect(lot.expired).toBeGreaterThanOrEqual(before.expired);
      }
    }),
    { numRuns: scaledRuns(300) },
  );
});
