import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecurringFact, RecurringStatus } from '#domains/payments/server/index.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { openDesk } from '../testing/desk.ts';

/** How each subscription stands at a provider that only answers; by its number there. */
const stands = new Map<string, RecurringStatus>();
const desk = await openDesk({
  cards: () => ({
    provider: 'sandbox',
    begin: async (_, { orderId }) => `https://pay.example/?order=${orderId}`,
    status: async (saleId) => {
      const stand = stands.get(saleId);
      if (!stand) throw new Error('the provider cannot be asked now');
      return stand;
    },
    cancel: async () => undefined,
  }),
});
const { kit, subscriptions } = desk;
const days = ['2031-02-28', '2031-03-30', '2031-04-30'];
let people = 5_000;

interface History {
  readonly months: number;
  readonly backs: readonly { readonly kind: 'credit' | 'chargeback'; readonly month: number; readonly cents: number }[];
  readonly end: 'goesOn' | 'cancelled' | 'over';
}
const history: fc.Arbitrary<History> = fc.record({
  months: fc.integer({ min: 1, max: 3 }),
  backs: fc.array(
    fc.record({
      kind: fc.constantFrom('credit' as const, 'chargeback' as const),
      month: fc.integer({ min: 0, max: 2 }),
      cents: fc.constantFrom(300, 700, 1_000),
    }),
    { maxLength: 2 },
  ),
  end: fc.constantFrom('goesOn' as const, 'cancelled' as const, 'over' as const),
});

function reportsOf({ months, backs, end }: History): RecurringFact[] {
  return [
    ...days
      .slice(0, months)
      .map(
        (nextOn, n): RecurringFact => ({ kind: 'paid', transaction: `t${n}`, cents: 1_000, currency: 'EUR', nextOn }),
      ),
    ...backs.map(
      ({ kind, month, cents }, n): RecurringFact => ({
        ...{ kind, transaction: `b${n}`, of: `t${Math.min(month, months - 1)}`, cents, currency: 'EUR' },
      }),
    ),
    ...(end === 'goesOn' ? [] : [{ kind: 'changed' } as const]),
  ];
}

/** A guest to whom all of this happens; what is left of it in the state and the books. */
async function live(one: History, facts: readonly RecurringFact[], isAway = false) {
  people += 1;
  const guestId = people;
  const client = desk.as(guestId);
  const before = await desk.ledger.balance(kit.db, 'provider:sandbox');
  const body = { kind: 'vip' as const, shown: 4_000, key: crypto.randomUUID() };
  const begun = await client.call(contract.subscribeByCard, { body });
  const orderId = begun.ok ? (new URL(begun.data.checkoutUrl).searchParams.get('order') ?? '') : '';
  const saleId = `sale-${guestId}`;
  const last = days[one.months - 1] ?? null;
  const answers = () =>
    stands.set(saleId, { isCancelled: one.end !== 'goesOn', isOver: one.end === 'over', paidUntil: last });
  if (!isAway) answers();
  for (const fact of facts) {
    await kit.db.transaction((tx) => subscriptions.takeReport(tx, { orderId, provider: 'sandbox', saleId, fact }));
  }
  answers();
  await subscriptions.renewDue();
  kit.log.lines.splice(0);
  const own = await client.call(contract.getOwnSubscriptions, {});
  const [first] = own.ok ? own.data.subscriptions : [];
  const { rows } = await kit.db.pool.query(
    `select count(*)::int as months, sum(m.price)::int as paid, sum(m.paid_back)::int as back from subscriptions.months m
     where m.subscription_id = $1`,
    [first?.id],
  );
  return {
    status: first?.status,
    isVip: await subscriptions.isActive(kit.db, guestId, { kind: 'vip' }),
    months: rows[0],
    coins: await desk.coins(guestId),
    collected: (await desk.ledger.balance(kit.db, 'provider:sandbox')) - before,
  };
}

/** The first month is refunded before the second is heard of, and the provider cannot be asked meanwhile. */
const refundedBetween = ((): { one: History; heard: RecurringFact[]; isAway: boolean } => {
  const one: History = { months: 2, backs: [{ kind: 'credit', month: 0, cents: 1_000 }], end: 'cancelled' };
  const [first, second, back, changed] = reportsOf(one) as [RecurringFact, RecurringFact, RecurringFact, RecurringFact];
  return { one, heard: [changed, first, back, second], isAway: true };
})();

test('doubled and reordered reports end with the same subscription and the same books', async () => {
  const both = history.chain((one) => {
    const all = reportsOf(one);
    return fc.record({
      one: fc.constant(one),
      isAway: fc.boolean(),
      heard: fc
        .shuffledSubarray(all, { minLength: all.length })
        .chain((each) => fc.array(fc.constantFrom(...all), { maxLength: 3 }).map((again) => [...each, ...again])),
    });
  });
  await fc.assert(
    fc.asyncProperty(both, async ({ one, heard, isAway }) => {
      expect(await live(one, heard, isAway)).toEqual(await live(one, reportsOf(one)));
    }),
    { numRuns: scaledRuns(25), examples: [[refundedBetween]] },
  );
  expect(await desk.faults()).toEqual([]);
});
