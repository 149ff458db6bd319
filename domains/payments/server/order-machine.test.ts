import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderState, PaymentFact } from './order-machine.ts';
import { applyFact, coinsOf, coinsTakenBack, newOrder, statusOf } from './order-machine.ts';

const ordered = { euroCents: 2500, coins: 10_000 };
const paid: PaymentFact = { kind: 'paid', saleId: '1', cents: 2500, currency: 'EUR' };
const back = (kind: 'credit' | 'chargeback', saleId: string, cents: number): PaymentFact => ({
  kind,
  saleId,
  cents,
  currency: 'EUR',
});
const after = (...facts: PaymentFact[]): OrderState =>
  facts.reduce((state, fact) => applyFact(state, ordered, fact), newOrder);

test('a payment gives the coins, once', () => {
  expect(coinsOf(after(paid), ordered)).toBe(10_000);
  expect(after(paid, paid)).toEqual(after(paid));
  expect(statusOf(after(paid))).toBe('paid');
});

test.each([
  ['declined', { kind: 'declined' }],
  ['cancelled', { kind: 'cancelled' }],
  ['expired', { kind: 'expired' }],
] as const)('%s gives nothing, and a payment that still arrives is taken', (status, fact) => {
  expect(statusOf(after(fact))).toBe(status);
  expect(coinsOf(after(fact), ordered)).toBe(0);
  expect(statusOf(after(fact, paid))).toBe('paid');
  expect(statusOf(after(paid, fact))).toBe('paid');
});

test.each([
  ['too little', { ...paid, cents: 2499 }],
  ['too much', { ...paid, cents: 2501 }],
  ['another currency', { ...paid, currency: 'USD' }],
])('a payment over %s gives nothing and asks for a look', (_, fact) => {
  expect(coinsOf(after(fact), ordered)).toBe(0);
  expect(statusOf(after(fact))).toBe('review');
  expect(coinsOf(after(fact, paid), ordered)).toBe(10_000);
});

test('a second sale for the same order gives nothing more and is noted', () => {
  const state = after(paid, { ...paid, saleId: '2' });
  expect(coinsOf(state, ordered)).toBe(10_000);
  expect(state.review).toEqual(['sale 2 pays it again']);
});

test('refunds take their part of the coins, together never more than all', () => {
  expect(coinsTakenBack(after(paid, back('credit', 'r1', 1000)), ordered)).toBe(4000);
  expect(coinsTakenBack(after(paid, back('credit', 'r1', 1000), back('chargeback', 'c', 2500)), ordered)).toBe(10_000);
  expect(statusOf(after(paid, back('credit', 'r1', 1000)))).toBe('refunded');
  expect(statusOf(after(paid, back('credit', 'r1', 1000), back('chargeback', 'c', 2500)))).toBe('chargedBack');
});

test('a refund is its own, whatever the provider calls it', () => {
  for (const saleId of ['__proto__', 'constructor', 'toString']) {
    expect(coinsTakenBack(after(paid, back('credit', saleId, 1000)), ordered), saleId).toBe(4000);
  }
});

const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constantFrom<PaymentFact>({ kind: 'declined' }, { kind: 'cancelled' }, { kind: 'expired' }, paid),
  fc.record({
    kind: fc.constantFrom('credit' as const, 'chargeback' as const),
    saleId: fc.constantFrom('b1', 'b2', 'b3'),
    cents: fc.constant(1000),
    currency: fc.constantFrom('EUR', 'USD'),
  }),
  fc.record({
    kind: fc.constant('paid' as const),
    saleId: fc.constantFrom('1', '9'),
    cents: fc.constantFrom(2500, 5, 25_000),
    currency: fc.constantFrom('EUR', 'CHF'),
  }),
);

test('coins stay between none and those ordered, and what is paid stays known', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 12 }), (facts) => {
      let state = newOrder;
      for (const fact of facts) {
        const next = applyFact(state, ordered, fact);
        const coins = coinsOf(next, ordered);
        expect(coins).toBeGreaterThanOrEqual(0);
        expect(coins).toBeLessThanOrEqual(ordered.coins);
        if (state.paid) expect(next.paid).toEqual(state.paid);
        expect(applyFact(next, ordered, fact)).toEqual(next);
        state = next;
      }
    }),
  );
});

test('the order in which money facts arrive, and how often, does not matter', () => {
  const money = fc.uniqueArray(
    fc.constantFrom(paid, back('credit', 'b1', 700), back('chargeback', 'b2', 1200), back('credit', 'b3', 5000)),
    { selector: (fact) => ('saleId' in fact ? fact.saleId : '') },
  );
  fc.assert(
    fc.property(
      money.chain((facts) =>
        fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
      ),
      ([facts, shuffled]) => {
        expect(coinsOf(after(...shuffled), ordered)).toBe(coinsOf(after(...facts), ordered));
        expect(statusOf(after(...shuffled))).toBe(statusOf(after(...facts)));
      },
    ),
  );
});
