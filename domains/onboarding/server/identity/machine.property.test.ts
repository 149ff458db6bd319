import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Check, CheckEvent } from './machine.ts';
import { advance, isUnderage } from './machine.ts';

const event: fc.Arbitrary<CheckEvent> = fc.oneof(
  fc.constantFrom({ kind: 'submitted' } as const, { kind: 'abandoned' } as const),
  fc.record({ kind: fc.constantFrom('more', 'expired', 'accepted'), at: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    kind: fc.constant('rejected' as const),
    at: fc.integer({ min: 1, max: 99 }),
    reason: fc.constantFrom('unreadable', 'notOwn', 'underage', 'provider'),
  }),
);
const fresh: Check = { state: 'open', reason: null, decidedAt: null };
const after = (events: readonly CheckEvent[]): Check => events.reduce<Check>(advance, fresh);

test('whatever comes in whatever order: a minor stays refused, a proof stays a proof, and the same news twice is once', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.array(event, { maxLength: 12 }), (first, later) => {
      const then = after(first);
      const now = later.reduce<Check>(advance, then);
      const isMinor = [...first, ...later].some((one) => one.kind === 'rejected' && one.reason === 'underage');
      expect(isUnderage(now)).toBe(isMinor);
      if (!isMinor) expect(now.state === 'accepted').toBe([...first, ...later].some((one) => one.kind === 'accepted'));
      for (const one of later) {
        const once = advance(now, one);
        expect(advance(once, one)).toBe(once);
      }
    }),
  );
});

test('two deliveries of the same events in different orders agree on who is let in', () => {
  const pair = fc
    .array(event, { maxLength: 8 })
    .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })));
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(after(one).state === 'accepted').toBe(after(other).state === 'accepted');
      expect(isUnderage(after(one))).toBe(isUnderage(after(other)));
    }),
  );
});
