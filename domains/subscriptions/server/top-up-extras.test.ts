import { expect, it } from 'vitest';
import { orders as orderList } from '#domains/payments/contract/office.ts';
import { getOrder, getTopUpPackages, startTopUp } from '#domains/payments/contract/routes.ts';
import * as contract from '../contract/index.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { day } from '../testing/desk.ts';

const desk = await openCardDesk();
const { kit, as, office, subscriptions } = desk;
const price = 4_000;
/** Coins of the package for 25 euros. */
const ordered = 100_00;

const becomeVip = async (guestId: number) => {
  await desk.fund(guestId, price);
  const body = { kind: 'vip' as const, shown: price, key: crypto.randomUUID() as string };
  const answer = await as(guestId).call(contract.subscribe, { body });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const setPlan = async (topUpPercent: number, kind: 'vip' | 'tv' = 'vip') => {
  const more = { isOffered: kind === 'vip', trialDays: 0, monthlyBonus: 500, offerPercent: 50, offerMonths: 3 };
  const answer = await office.call(contract.setPlan, { body: { kind, price, topUpPercent, ...more } });
  if (!answer.ok) throw new Error(answer.problem.code);
};
const shown = async (guestId: number) => {
  const answer = await desk.shop(guestId).call(getTopUpPackages, {});
  return answer.ok ? answer.data.packages.find(({ id }) => id === 'eur-25')?.extras : null;
};
const begin = async (guestId: number) => {
  const answer = await desk.shop(guestId).call(startTopUp, { body: { packageId: 'eur-25' } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const receipt = async (guestId: number, orderId: string) => {
  const answer = await desk.shop(guestId).call(getOrder, { params: { orderId } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const topUp = async (guestId: number) => {
  const order = await begin(guestId);
  await desk.decide(order.checkoutUrl ?? '', 'pay');
  return { ...order, after: await receipt(guestId, order.id) };
};
const lines = async (guestId: number) => {
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select t.kind || ' ' || e.amount * case when e.credit = $1 then 1 else -1 end as line
       from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
      where $1 in (e.debit, e.credit) and t.memo ? 'orderId' order by t.id`,
    [`guest:${guestId}`],
  );
  return rows.map(({ line }) => line);
};

it('a VIP sees the extra coins before paying, gets them with the payment, and finds them in a line of their own', async () => {
  await becomeVip(1);
  expect(await shown(1)).toEqual([{ reason: 'vip', coins: 500 }]);
  const { extras, after } = await topUp(1);
  expect(extras).toEqual([{ reason: 'vip', coins: 500, takenBack: 0 }]);
  expect(after).toMatchObject({ status: 'paid', coins: ordered, extras });
  expect(await desk.coins(1)).toBe(ordered + 500);
  expect(await lines(1)).toEqual([`topUp ${ordered}`, 'memberExtra 500']);
  expect(await desk.faults()).toEqual([]);
});

it('who is no member, not any more, or not logged in gets none and is promised none', async () => {
  expect(await shown(2)).toEqual([]);
  const { after } = await topUp(2);
  expect(after.extras).toEqual([]);
  expect(await desk.coins(2)).toBe(ordered);
  const { id } = await becomeVip(3);
  await as(3).call(contract.cancelSubscription, { body: { subscriptionId: id } });
  expect(await shown(3)).toHaveLength(1);
  await desk.pass(32);
  expect(await subscriptions.isActive(kit.db, 3, { kind: 'vip' })).toBe(false);
  expect(await shown(3)).toEqual([]);
  await topUp(3);
  expect(await lines(3)).toEqual([`topUp ${ordered}`]);
});

it('what was said before the payment counts for three days, whatever becomes of VIP or of the rate meanwhile', async () => {
  await becomeVip(4);
  const [soon, late] = [await begin(4), await begin(4)];
  await setPlan(10);
  await kit.clock.advance(2 * day);
  await desk.decide(soon.checkoutUrl ?? '', 'pay');
  expect(await lines(4)).toEqual([`topUp ${ordered}`, 'memberExtra 500']);
  await kit.clock.advance(2 * day);
  await desk.decide(late.checkoutUrl ?? '', 'pay');
  expect(await receipt(4, late.id)).toMatchObject({ status: 'paid', extras: [] });
  expect(await lines(4)).toEqual([`topUp ${ordered}`, 'memberExtra 500', `topUp ${ordered}`]);
  await setPlan(5);
});

it('a refund takes the same part of them, a chargeback all, and each stands on the statement', async () => {
  await becomeVip(5);
  const { id, checkoutUrl } = await topUp(5);
  await desk.decide(checkoutUrl ?? '', 'chargeback');
  expect(await receipt(5, id)).toMatchObject({
    status: 'chargedBack',
    coinsTakenBack: ordered,
    extras: [{ reason: 'vip', coins: 500, takenBack: 500 }],
  });
  expect(await desk.coins(5)).toBe(0);
  expect(await lines(5)).toEqual([
    `topUp ${ordered}`,
    'memberExtra 500',
    `chargeback -${ordered}`,
    'memberExtraBack -500',
  ]);
  // The provider says it again: nothing more is taken.
  await desk.decide(checkoutUrl ?? '', 'chargeback');
  expect(await desk.coins(5)).toBe(0);
  expect(await desk.faults()).toEqual([]);
});

it('operators set how much for each product, 0 turns it off, and they see what it cost', async () => {
  const cost = async () => {
    const answer = await office.call(contract.getOfficePlans, {});
    return answer.ok ? answer.data.plans.map(({ kind, extrasGiven }) => [kind, extrasGiven]) : null;
  };
  await becomeVip(6);
  const [[, before]] = (await cost()) as [[string, number]];
  await topUp(6);
  expect(await cost()).toEqual([
    ['vip', before + 500],
    ['tv', 0],
    ['select', 0],
  ]);
  await setPlan(0);
  expect(await shown(6)).toEqual([]);
  await topUp(6);
  expect(await lines(6)).toEqual([`topUp ${ordered}`, 'memberExtra 500', `topUp ${ordered}`]);
  await setPlan(12);
  await setPlan(3, 'tv');
  const given = { guestId: 6, product: { kind: 'tv' as const }, days: 5, key: 'test:tv', origin: 'test' };
  await kit.db.transaction((tx) => subscriptions.grantDays(tx, given));
  expect(await shown(6)).toEqual([
    { reason: 'vip', coins: 1_200 },
    { reason: 'tv', coins: 300 },
  ]);
  expect(await office.call(contract.setPlan, { body: { ...plan, topUpPercent: 51 } })).toMatchObject({ ok: false });
  const listed = await desk.shop(8, ['operator']).call(orderList.read, { query: { status: 'chargedBack' } as never });
  expect(listed).toMatchObject({ data: { rows: [{ extraCoins: 0 }] } });
  await setPlan(5);
});

const plan = {
  ...{ kind: 'vip' as const, price, isOffered: true, trialDays: 0 },
  ...{ monthlyBonus: 500, topUpPercent: 5, offerPercent: 50, offerMonths: 3 },
};
