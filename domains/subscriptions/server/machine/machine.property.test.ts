import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsAfter } from '#kit/entries/calendar.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { holds, subscriptionRules } from '../../contract/products.ts';
import type { Subscription, SubscriptionEvent } from './machine.ts';
import { applyEvent, begun, dayMs, dueAt, given, holdsUntil, statusOf, stepAt, untilOf } from './machine.ts';

const start = Date.parse('2026-01-31T11:00:00Z');
const at = fc.integer({ min: 0, max: 200 }).map((days) => start + days * dayMs);
const month = fc.integer({ min: 1, max: 5 });

const event: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({ type: fc.constant('paid' as const), month, at }),
  fc.record({ type: fc.constant('declined' as const), month, attempt: fc.integer({ min: 1, max: 4 }), at }),
  fc.record({ type: fc.constantFrom('cancel' as const, 'uncancel' as const, 'bought' as const, 'tick' as const), at }),
  fc.record({ type: fc.constant('granted' as const), days: fc.integer({ min: 1, max: 40 }), at }),
  fc.record({ type: fc.constantFrom('refunded' as const, 'chargedBack' as const), month, at }),
);
const beginning: fc.Arbitrary<Subscription> = fc.oneof(
  fc.constantFrom(0, 7, 30).map((trial) => begun(start, trial)),
  fc.integer({ min: 1, max: 60 }).map((days) => given(start, days)),
);

test('whatever comes in whatever order: nothing is lost that was paid, what is told twice counts once, and what ended is over', () => {
  fc.assert(
    fc.property(beginning, fc.array(event, { maxLength: 30 }), (first, events) => {
      let state = first;
      for (const one of events) {
        const next = applyEvent(state, one);
        // Days are told once for each grant by who keeps them; everything else is harmless when it comes again.
        if (one.type !== 'granted') expect(applyEvent(next, one)).toEqual(next);
        expect(next.paid - state.paid).toBeLessThanOrEqual(1);
        expect(next.paid).toBeGreaterThanOrEqual(state.paid);
        if (state.ended && one.type !== 'paid') expect(next.ended).not.toBeNull();
        const isBack = state.ended?.why === 'refunded' || state.ended?.why === 'chargedBack';
        if (isBack) expect(holds(statusOf(next))).toBe(false);
        if (!next.ended && one.type !== 'bought') expect(untilOf(next)).toBeGreaterThanOrEqual(untilOf(state));
        expect(holds(statusOf(next))).toBe(next.ended === null);
        expect(dueAt(next) === null).toBe(next.ended !== null);
        expect(holdsUntil(next)).toBeLessThanOrEqual(
          untilOf(next) + subscriptionRules.grace * dayMs + (next.ended ? 1e12 : 0),
        );
        state = next;
      }
    }),
    { numRuns: scaledRuns(300) },
  );
});

/** What a worker would do that looks in on some days, with coins there or not on each. */
function live(first: Subscription, days: readonly { readonly after: number; readonly hasCoins: boolean }[]) {
  let state = first;
  let now = start;
  const paidAt: number[] = [];
  for (const { after, hasCoins } of days) {
    now += after * dayMs;
    for (let guard = 0; stepAt(state, now) !== 'nothing'; guard += 1) {
      expect(guard).toBeLessThan(20);
      const next: SubscriptionEvent =
        stepAt(state, now) === 'end'
          ? { type: 'tick', at: now }
          : hasCoins
            ? { type: 'paid', month: state.paid + 1, at: now }
            : { type: 'declined', month: state.paid + 1, attempt: state.failures + 1, at: now };
      if (next.type === 'paid') paidAt.push(now);
      state = applyEvent(state, next);
    }
  }
  return { state, paidAt, now };
}

test('however late the worker comes: a month is paid when it is due and not before, never two at once, and always comes to rest', () => {
  const days = fc.array(fc.record({ after: fc.integer({ min: 0, max: 70 }), hasCoins: fc.boolean() }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(beginning, days, (unpaid, looks) => {
      const isSold = unpaid.renews && unpaid.paidFrom === start;
      const first = isSold ? applyEvent(unpaid, { type: 'paid', month: 1, at: start }) : unpaid;
      const { state, paidAt, now } = live(first, looks);
      expect(stepAt(state, now)).toBe('nothing');
      if (!first.renews) expect(paidAt).toEqual([]);
      // Two months lie four weeks apart, less the days a guest was let wait in grace.
      for (const [index, paid] of paidAt.entries()) {
        const before = paidAt[index - 1];
        if (before !== undefined) expect(paid - before).toBeGreaterThanOrEqual((28 - subscriptionRules.grace) * dayMs);
      }
    }),
    { numRuns: scaledRuns(300) },
  );
});

test('money that is known in another order ends the same', () => {
  const paid = [1, 2, 3].map((number): SubscriptionEvent => ({ type: 'paid', month: number, at: start }));
  const back: SubscriptionEvent = { type: 'chargedBack', month: 3, at: start + dayMs };
  const all = (events: readonly SubscriptionEvent[]) =>
    // What came too early comes again, as providers repeat what was not taken.
    [...events, ...events, ...events].reduce(applyEvent, begun(start, 0));
  fc.assert(
    fc.property(fc.shuffledSubarray([...paid, back], { minLength: 4 }), (events) => {
      const state = all(events);
      expect(state.paid).toBe(3);
      expect(holds(statusOf(state))).toBe(false);
    }),
  );
});

test('a cancelled one runs to its end; taken back in time it is due on the same day as before, and later not at all', () => {
  const running = applyEvent(begun(start, 0), { type: 'paid', month: 1, at: start });
  const until = untilOf(running);
  const cancelled = applyEvent(running, { type: 'cancel', at: start + dayMs });
  expect(statusOf(cancelled)).toBe('cancelled');
  expect([untilOf(cancelled), holdsUntil(cancelled), dueAt(cancelled)]).toEqual([until, until, until]);
  const back = applyEvent(cancelled, { type: 'uncancel', at: until - 1 });
  expect([statusOf(back), dueAt(back), back.paid]).toEqual(['active', until, 1]);
  expect(applyEvent(cancelled, { type: 'uncancel', at: until })).toBe(cancelled);
  expect(statusOf(applyEvent(cancelled, { type: 'tick', at: until }))).toBe('expired');
});

test('a payment that fails is tried after one, three and five days, then it is over; coins in time go on from the old day', () => {
  const running = applyEvent(begun(start, 0), { type: 'paid', month: 1, at: start });
  const until = untilOf(running);
  let state = running;
  for (const [index, day] of [0, 1, 3, 5].entries()) {
    expect([dueAt(state), statusOf(state)]).toEqual([until + day * dayMs, index === 0 ? 'active' : 'grace']);
    const paid = applyEvent(state, { type: 'paid', month: 2, at: until + day * dayMs });
    expect(untilOf(paid)).toBe(monthsAfter(start, 2));
    state = applyEvent(state, { type: 'declined', month: 2, attempt: index + 1, at: until + day * dayMs });
  }
  expect(statusOf(state)).toBe('expired');
});

test('given days move the end and the payments behind it, and what is left of them comes after a month that is bought', () => {
  const running = applyEvent(begun(start, 0), { type: 'paid', month: 1, at: start });
  const longer = applyEvent(running, { type: 'granted', days: 7, at: start });
  expect(dueAt(longer)).toBe(untilOf(running) + 7 * dayMs);
  const days = given(start, 10);
  const bought = applyEvent(applyEvent(days, { type: 'bought', at: start + 4 * dayMs }), {
    type: 'paid',
    month: 1,
    at: start + 4 * dayMs,
  });
  expect(untilOf(bought)).toBe(monthsAfter(start + 4 * dayMs, 1) + 6 * dayMs);
});

test.each([
  ['2026-01-31T11:00:00Z', 1, '2026-02-28T11:00:00.000Z'],
  ['2026-01-31T11:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-01-30T11:00:00Z', 1, '2028-02-29T11:00:00.000Z'],
  // Just after midnight of 1 March in the product's zone, which is February by UTC.
  ['2026-02-28T23:30:00Z', 1, '2026-03-31T22:30:00.000Z'],
  // An hour that is left out when the clocks go forward, and one that comes twice.
  ['2026-02-28T01:30:00Z', 1, '2026-03-28T01:30:00.000Z'],
  ['2026-01-29T01:30:00Z', 2, '2026-03-29T01:30:00.000Z'],
  ['2026-09-25T00:30:00Z', 1, '2026-10-25T00:30:00.000Z'],
])('%s and %s months', (from, count, to) => {
  expect(new Date(monthsAfter(Date.parse(from), count)).toISOString()).toBe(to);
});

test('trials and given days end at the same time of day, whatever the clocks do in between', () => {
  const evening = Date.parse('2027-03-25T19:30:00Z');
  const later = Date.parse('2027-04-01T18:30:00Z');
  expect(begun(evening, 7).paidFrom).toBe(later);
  expect(untilOf(given(evening, 7))).toBe(later);
  const february = Date.parse('2027-02-25T19:30:00Z');
  const month = applyEvent(begun(february, 0), { type: 'paid', month: 1, at: february });
  expect(untilOf(applyEvent(month, { type: 'granted', days: 7, at: evening }))).toBe(later);
  const bought = applyEvent(given(Date.parse('2027-03-01T19:30:00Z'), 30), { type: 'bought', at: evening });
  // Six days were left, one of them of 23 hours: they come after the month, as six days.
  expect(untilOf(applyEvent(bought, { type: 'paid', month: 1, at: evening }))).toBe(Date.parse('2027-05-01T18:30:00Z'));
});
