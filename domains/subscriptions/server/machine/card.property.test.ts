import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { CardFact } from './card.ts';
import { cardState, learn, noFacts } from './card.ts';
import { dayMs, statusOf } from './machine.ts';

const begunAt = Date.parse('2026-01-30T11:00:00Z');
const euroCents = 1_000;
const days = ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30'];

/** What a provider tells of a subscription of up to four months, one after another. */
const told: fc.Arbitrary<CardFact[]> = fc
  .record({
    months: fc.integer({ min: 1, max: 4 }),
    backs: fc.array(
      fc.record({
        month: fc.integer({ min: 0, max: 3 }),
        kind: fc.constantFrom('credit' as const, 'chargeback' as const),
        cents: fc.constantFrom(400, 600, 1_000),
      }),
      { maxLength: 3 },
    ),
    ends: fc.boolean(),
  })
  .map(({ months, backs, ends }) => [
    ...days.slice(0, months).map((nextOn, n): CardFact => ({ kind: 'paid', transaction: `p${n}`, nextOn })),
    ...backs.map(
      ({ month, kind, cents }, n): CardFact => ({
        ...{ kind, transaction: `b${n}`, of: `p${Math.min(month, months - 1)}`, cents, at: begunAt + n * dayMs },
      }),
    ),
    ...(ends
      ? [
          {
            kind: 'status',
            isCancelled: true,
            isOver: false,
            paidUntil: days[months - 1] ?? null,
            at: begunAt,
          } as const,
        ]
      : []),
  ]);

const stateOf = (facts: readonly CardFact[], now = begunAt + 40 * dayMs) =>
  cardState(facts.reduce(learn, noFacts), { begunAt, euroCents, granted: 0, failures: 0, now });

test('whatever order reports come in, and however often: the same subscription', () => {
  const shuffled = told.chain((clean) =>
    fc.record({
      clean: fc.constant(clean),
      heard: fc
        .shuffledSubarray(clean, { minLength: clean.length })
        .chain((all) => fc.array(fc.constantFrom(...clean), { maxLength: 5 }).map((again) => [...all, ...again])),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ clean, heard }) => {
      expect(stateOf(heard)).toEqual(stateOf(clean));
    }),
    { numRuns: scaledRuns(400) },
  );
});

test('a month lasts to the end of the day on which the provider charges the next one', () => {
  const paid = (count: number) =>
    days.slice(0, count).map((nextOn, n): CardFact => ({ kind: 'paid', transaction: `p${n}`, nextOn }));
  const at = (facts: CardFact[], day: string) => statusOf(stateOf(facts, Date.parse(day)));
  expect(at(paid(1), '2026-02-28T22:59:00Z')).toBe('active');
  const cancelled = [...paid(1), { kind: 'cancel', at: begunAt } as const];
  expect(at(cancelled, '2026-02-28T22:59:00Z')).toBe('cancelled');
  expect(at(cancelled, '2026-02-28T23:00:00Z')).toBe('expired');
  expect(at([...cancelled, ...paid(2)], '2026-03-01T00:00:00Z')).toBe('cancelled');
});
