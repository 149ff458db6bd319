import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { day, mira, openDesk } from '../testing/desk.ts';

const desk = await openDesk();
const { kit, as, fund, coins, studio, office, subscriptions } = desk;
let keys = 0;

for (const [tier, price] of [
  [1, 1_000],
  [2, 2_000],
  [3, 3_000],
] as const)
  await studio.call(contract.setClubTier, {
    body: { tier, name: `Tier ${tier}`, perks: ['A greeting'], coins: price, isOpen: true },
  });

const grant = (guestId: number, tier: 1 | 2 | 3, days: number) => {
  keys += 1;
  const product = { kind: 'actor' as const, actorId: mira.id, tier };
  return kit.db.transaction((tx) =>
    subscriptions.grantDays(tx, { guestId, product, days, key: `given:${keys}`, origin: 'bonus-codes' }),
  );
};
const join = async (guestId: number, tier: 1 | 2 | 3) => {
  await fund(guestId, tier * 1_000);
  const key = crypto.randomUUID() as string;
  const body = { kind: 'actor' as const, actorId: mira.id, tier, shown: 3_000, key };
  return as(guestId).call(contract.subscribe, { body });
};
const cancel = async (guestId: number) => {
  const answer = await as(guestId).call(contract.getOwnSubscriptions, {});
  const paid = answer.ok ? answer.data.subscriptions.find(({ next }) => next !== null) : undefined;
  await as(guestId).call(contract.cancelSubscription, { body: { subscriptionId: paid?.id ?? 0 } });
};
/** The highest tier a guest holds now; 0: none. */
const held = async (guestId: number): Promise<number> => {
  for (const tier of [3, 2, 1] as const)
    if (await subscriptions.isActive(kit.db, guestId, { kind: 'actor', actorId: mira.id, tier })) return tier;
  return 0;
};

it('given days of a cheaper tier stay of that tier: beside what is paid, and after it to their own end', async () => {
  const begun = kit.clock.now();
  expect(await grant(1, 1, 60)).toMatchObject({ isGranted: true });
  expect(await held(1)).toBe(1);
  // The dearer one is paid for a month, and nothing of the cheaper days comes on top of it.
  expect(await join(1, 2)).toMatchObject({ data: { tier: 2, status: 'active' } });
  expect([await held(1), await coins(1)]).toEqual([2, 0]);
  await cancel(1);
  await desk.pass(35);
  expect(await held(1)).toBe(1);
  await desk.pass(26);
  expect(await held(1)).toBe(0);
  expect(kit.clock.now()).toBeGreaterThan(begun + 60 * day);
});

it('given days of a cheaper tier are no days of the dearer one that is paid, nor the other way round', async () => {
  await join(2, 2);
  const month = (await grant(3, 2, 5)).until;
  await grant(2, 1, 40);
  await grant(2, 3, 5);
  expect(await held(2)).toBe(3);
  await cancel(2);
  await desk.pass(6);
  expect(await held(2)).toBe(2);
  await desk.pass(28);
  expect(await held(2)).toBe(1);
  await desk.pass(8);
  expect(await held(2)).toBe(0);
  expect(month).toBeLessThan(kit.clock.now());
});

it('whoever has a dearer tier as a gift is sold no cheaper one meanwhile; more days of one tier add up', async () => {
  await grant(4, 2, 5);
  await grant(4, 2, 5);
  expect(await join(4, 1)).toMatchObject({ problem: { code: 'already_subscribed' } });
  expect(await coins(4)).toBe(1_000);
  await desk.pass(9);
  expect(await held(4)).toBe(2);
  await desk.pass(2);
  expect(await held(4)).toBe(0);
  expect(await join(4, 1)).toMatchObject({ data: { tier: 1 } });
});

it('an operator takes back what is left of given days; what is paid stays, and is no gift to take back', async () => {
  await join(6, 1);
  await grant(6, 2, 20);
  expect(await held(6)).toBe(2);
  const rows = async () =>
    (await kit.db.pool.query('select id::int, renews from subscriptions.subscriptions where guest_id = 6 order by id'))
      .rows;
  const [paid, given] = (await rows()) as { id: number; renews: boolean }[];
  const take = (subscriptionId = 0) =>
    office.call(contract.takeDaysBack, { body: { subscriptionId, grant: null, reason: 'a code that was misused' } });
  expect(await take(paid?.id)).toMatchObject({ problem: { code: 'subscription_not_running' } });
  expect(await take(given?.id)).toMatchObject({ ok: true });
  expect(await held(6)).toBe(1);
  expect(await take(given?.id)).toMatchObject({ problem: { code: 'subscription_not_running' } });
  expect(await take(999_999)).toMatchObject({ problem: { code: 'not_found' } });
  expect(
    await as(6).call(contract.takeDaysBack, { body: { subscriptionId: 1, grant: null, reason: 'mine' } }),
  ).toMatchObject({
    problem: { code: 'not_permitted' },
  });
});

it('an operator takes back the days of one grant: what others gave of the same tier stays', async () => {
  await grant(18, 1, 10);
  const [first, second] = [`given:${keys}`, `given:${keys + 1}`];
  await kit.clock.advance(day);
  await grant(18, 1, 5);
  const given = async () => {
    const listed = await office.call(contract.subscriptionList.read, { query: {} });
    return listed.ok ? listed.data.rows.find(({ guestId }) => guestId === 18) : undefined;
  };
  const row = await given();
  expect(row?.given).toEqual([
    { key: first, origin: 'bonus-codes', days: 9 },
    { key: second, origin: 'bonus-codes', days: 5 },
  ]);
  const take = (which: string | null) =>
    office.call(contract.takeDaysBack, {
      body: { subscriptionId: row?.id ?? 0, grant: which, reason: 'a code that was misused' },
    });
  expect(await take('given:of somebody else')).toMatchObject({ problem: { code: 'subscription_not_running' } });
  expect(await take(first)).toMatchObject({ ok: true });
  expect(await take(first)).toMatchObject({ problem: { code: 'subscription_not_running' } });
  expect((await given())?.given).toEqual([{ key: second, origin: 'bonus-codes', days: 5 }]);
  await desk.pass(4);
  expect(await held(18)).toBe(1);
  await desk.pass(1);
  expect(await held(18)).toBe(0);
  // What is used is no more to take.
  await grant(18, 1, 3);
  await grant(18, 1, 20);
  await desk.pass(4);
  expect((await given())?.given).toEqual([{ key: `given:${keys}`, origin: 'bonus-codes', days: 19 }]);
});
