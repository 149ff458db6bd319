import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RecurringFact } from '#domains/payments/server/index.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { day, mira } from '../testing/desk.ts';

const desk = await openCardDesk();
const { kit, as, subscriptions } = desk;
for (const [tier, name, price] of [
  [1, 'Sparks', 4_000],
  [2, 'Flames', 8_000],
  [3, 'Blaze', 16_000],
] as const) {
  await desk.studio.call(contract.setClubTier, {
    body: { tier, name, perks: ['A look behind the scenes'], coins: price, isOpen: true },
  });
}
const shown = 100_000;
const holds = (guestId: number, tier: number) =>
  subscriptions.isActive(kit.db, guestId, { kind: 'actor', actorId: mira.id, tier });
const own = async (guestId: number) => {
  const answer = await as(guestId).call(contract.getOwnSubscriptions, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.subscriptions;
};
const order = (guestId: number, tier: number) =>
  as(guestId).call(contract.subscribeByCard, {
    body: { kind: 'actor', actorId: mira.id, tier, shown, key: crypto.randomUUID() },
  });
const checkout = async (guestId: number, tier: number) => {
  const answer = await order(guestId, tier);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.checkoutUrl;
};
const join = async (guestId: number, tier: number) => {
  const url = await checkout(guestId, tier);
  await desk.decide(url, 'pay');
  return url;
};
const caughtUp = async () => {
  await subscriptions.renewDue();
  await desk.deliver();
  await subscriptions.renewDue();
};
const alarms = async () =>
  (await kit.db.pool.query(`select id from subscriptions.agreements where facts->'review' <> '[]'`)).rows.length;
const charged = async (url: string) => {
  const { rows } = await kit.db.pool.query<{ paid: string }>(
    `select request->>'paid' as paid from payments.sandbox_sales where reference_id = $1`,
    [new URL(url).searchParams.get('referenceID')],
  );
  return rows[0]?.paid.split(',').length ?? 0;
};

it('a card takes the higher tier at once: it pays that one, the lower one is charged no more, and its rest counts on', async () => {
  const low = await join(1, 1);
  expect([await holds(1, 1), await holds(1, 2)]).toEqual([true, false]);
  await desk.pass(10);
  const high = await checkout(1, 2);
  // Nothing changes before it is paid.
  expect([await holds(1, 2), (await own(1)).length]).toEqual([false, 1]);
  await desk.decide(high, 'pay');
  await caughtUp();
  const [now, before] = await own(1);
  expect(now).toMatchObject({ tier: 2, tierName: 'Flames', status: 'active', euroCents: 2_000, price: 8_000 });
  expect(before).toMatchObject({ tier: 1, status: 'expired', next: null });
  expect(await holds(1, 2)).toBe(true);
  // Twenty days and a bit of Sparks are worth ten of Flames; the card pays on its own day all the same.
  const rest = ((now?.until ?? 0) - (now?.next?.at ?? 0)) / day;
  expect(rest).toBeGreaterThan(10);
  expect(rest).toBeLessThan(13);
  await desk.pass(45);
  expect([await charged(low), await charged(high)]).toEqual([1, 2]);
  expect(await own(1)).toMatchObject([{ tier: 2, status: 'active' }, { tier: 1 }]);
  expect(desk.subjects(1)).toEqual([
    'Your subscription: Fan club of Mira (Sparks)',
    'Your subscription: Fan club of Mira (Flames)',
  ]);
  expect([await alarms(), await desk.faults()]).toEqual([0, []]);
});

it('the same tier and a lower one are refused, and everything stays as it is', async () => {
  await join(2, 2);
  for (const tier of [1, 2]) expect(await order(2, tier)).toMatchObject({ problem: { code: 'already_subscribed' } });
  const [club] = await own(2);
  const change = as(2).call(contract.changeTier, { body: { subscriptionId: club?.id ?? 0, tier: 3, shown } });
  expect(await change).toMatchObject({ problem: { code: 'subscription_tier_fixed' } });
  expect(await own(2)).toMatchObject([{ tier: 2, status: 'active' }]);
});

it('two higher tiers paid at once: the first takes the place, the second is charged no more and is an alarm to pay back', async () => {
  await join(3, 1);
  const [flames, blaze] = [await checkout(3, 2), await checkout(3, 3)];
  await desk.decide(flames, 'pay');
  await desk.decide(blaze, 'pay');
  await caughtUp();
  expect(await own(3)).toMatchObject([
    { tier: 2, status: 'active' },
    { tier: 1, status: 'expired' },
  ]);
  expect(await alarms()).toBe(1);
  await desk.pass(40);
  expect([await charged(flames), await charged(blaze)]).toEqual([2, 1]);
  expect(await desk.faults()).toEqual([]);
});

it('a chargeback of the lower tier takes its month back and leaves the higher one alone', async () => {
  const low = await join(4, 1);
  await join(4, 2);
  await caughtUp();
  await desk.decide(low, 'chargeback');
  await caughtUp();
  expect(await own(4)).toMatchObject([{ tier: 2, status: 'active' }, { tier: 1 }]);
  const { rows } = await kit.db.pool.query(
    `select m.price::int, m.paid_back::int as back from subscriptions.months m
       join subscriptions.subscriptions s on s.id = m.subscription_id where s.guest_id = 4 order by s.tier`,
  );
  expect(rows).toEqual([
    { price: 4_000, back: 4_000 },
    { price: 8_000, back: 0 },
  ]);
  expect(await desk.faults()).toEqual([]);
});

let people = 500;
const paid = (transaction: string, cents: number, nextOn: string): RecurringFact => ({
  ...{ kind: 'paid', transaction, cents, currency: 'EUR', nextOn },
});

/** A guest whose card pays the lower tier and then the higher one, and what the provider reports of both in this order. */
async function live(heard: readonly ('lowAgain' | 'high' | 'highAgain' | 'lowBack')[]) {
  people += 1;
  const guestId = people;
  const idOf = (url: string) => new URL(url).searchParams.get('referenceID') ?? '';
  const low = idOf(await checkout(guestId, 1));
  const report = (orderId: string, fact: RecurringFact) =>
    kit.db.transaction((tx) =>
      subscriptions.takeReport(tx, { orderId, provider: 'sandbox', saleId: `9${guestId}`, fact }),
    );
  const first = `${guestId}-low-1`;
  await report(low, paid(first, 1_000, '2031-02-28'));
  const high = idOf(await checkout(guestId, 2));
  const reports = {
    lowAgain: () => report(low, paid(`${guestId}-low-2`, 1_000, '2031-03-30')),
    high: () => report(high, paid(`${guestId}-high-1`, 2_000, '2031-03-20')),
    highAgain: () => report(high, paid(`${guestId}-high-2`, 2_000, '2031-04-20')),
    lowBack: () => report(low, { kind: 'credit', transaction: `${guestId}-b`, of: first, cents: 400, currency: 'EUR' }),
  };
  for (const one of heard) await reports[one]();
  const { rows } = await kit.db.pool.query(
    `select s.tier, s.status, count(*)::int as months, sum(m.price)::int as paid, sum(m.paid_back)::int as back
       from subscriptions.subscriptions s join subscriptions.months m on m.subscription_id = s.id
      where s.guest_id = $1 group by s.id order by s.tier`,
    [guestId],
  );
  return { rows, holds: await holds(guestId, 2) };
}

it('reports of both tiers that come twice and in any order end with the same books, and with the higher tier', async () => {
  const all = ['lowAgain', 'high', 'highAgain', 'lowBack'] as const;
  const wild = fc
    .shuffledSubarray([...all], { minLength: all.length })
    .chain((each) => fc.array(fc.constantFrom(...all), { maxLength: 4 }).map((again) => [...each, ...again]));
  const clean = await live(all);
  expect(clean).toMatchObject({
    rows: [
      { tier: 1, months: 2, paid: 8_000, back: 1_600 },
      { tier: 2, status: 'active', months: 2, paid: 16_000, back: 0 },
    ],
    holds: true,
  });
  await fc.assert(
    fc.asyncProperty(wild, async (heard) => {
      expect(await live(heard)).toEqual(clean);
    }),
    { numRuns: scaledRuns(20) },
  );
  expect(await desk.faults()).toEqual([]);
  kit.log.lines.splice(0);
});
