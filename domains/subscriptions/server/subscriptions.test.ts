import { expect, it } from 'vitest';
import { rolesTaken } from '#domains/identity/contract/events.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { refundSale } from '#domains/sales/contract/index.ts';
import { monthsAfter } from '#kit/entries/calendar.ts';
import * as contract from '../contract/index.ts';
import { day, mira, openDesk } from '../testing/desk.ts';

const desk = await openDesk();
const { kit, as, fund, coins, office, studio, subscriptions } = desk;
const price = 4_000;

const order = (kind: contract.ProductKind, more: object = {}) => ({
  body: { kind, shown: price, key: crypto.randomUUID() as string, ...more },
});
const own = async (guestId: number) => {
  const answer = await as(guestId).call(contract.getOwnSubscriptions, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const first = async (guestId: number) => (await own(guestId)).subscriptions[0] as contract.OwnSubscription;
const isVip = (guestId: number) => subscriptions.isActive(kit.db, guestId, { kind: 'vip' });
const subscribeVip = async (guestId: number, balance = price) => {
  await fund(guestId, balance);
  const answer = await as(guestId).call(contract.subscribe, order('vip'));
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const setPlan = (more: object = {}) =>
  office.call(contract.setPlan, {
    body: {
      kind: 'vip',
      price,
      isOffered: true,
      trialDays: 0,
      monthlyBonus: 500,
      topUpPercent: 5,
      offerPercent: 50,
      offerMonths: 3,
      ...more,
    },
  });

it('VIP is bought with coins, holds at once, and is paid again when its month is over', async () => {
  const sub = await subscribeVip(1, 2 * price);
  const start = kit.clock.now();
  expect(sub).toMatchObject({ kind: 'vip', status: 'active', price, until: monthsAfter(start, 1) });
  expect([await isVip(1), await coins(1)]).toEqual([true, price]);
  expect(desk.subjects(1)).toEqual(['Your subscription: VIP']);
  await desk.pass(29);
  expect(await coins(1)).toBe(price);
  await desk.pass(3);
  expect(await coins(1)).toBe(0);
  expect(await first(1)).toMatchObject({ status: 'active', until: monthsAfter(start, 2) });
  const history = await as(1).query(contract.vip30History, {});
  expect(history).toMatchObject({
    data: [
      { paid: price, from: monthsAfter(start, 1) },
      { paid: price, from: start },
    ],
  });
});

it('pressed twice, also at the same moment, it is bought once; without coins, at another price or when it is not offered nothing happens', async () => {
  await fund(2, 3 * price);
  const same = order('vip');
  const answers = await Promise.all([1, 2, 3].map(() => as(2).call(contract.subscribe, same)));
  expect(new Set(answers.map((answer) => answer.ok && answer.data.id)).size).toBe(1);
  expect(await coins(2)).toBe(2 * price);
  const refused = async (guestId: number, body: object) => {
    const answer = await as(guestId).call(contract.subscribe, body as never);
    return answer.ok ? null : answer.problem.code;
  };
  expect(await refused(2, order('vip'))).toBe('already_subscribed');
  expect(await refused(2, { body: { ...same.body, kind: 'tv' } })).toBe('key_used_otherwise');
  expect(await refused(3, order('vip'))).toBe('not_enough_coins');
  await fund(3, price);
  expect(await refused(3, order('vip', { shown: price - 1 }))).toBe('price_changed');
  expect(await refused(3, order('tv'))).toBe('subscription_not_offered');
  expect([await coins(3), await isVip(3)]).toEqual([price, false]);
});

it('cancelled it runs to its end, with a receipt at once; taken back it costs nothing before its day', async () => {
  const { id } = await subscribeVip(4, 2 * price);
  const body = { subscriptionId: id };
  const cancelled = await as(4).call(contract.cancelSubscription, { body });
  expect(cancelled).toMatchObject({ data: { status: 'cancelled', next: null } });
  await as(4).call(contract.cancelSubscription, { body });
  expect(desk.subjects(4)).toEqual(['Your subscription: VIP', 'Cancelled: VIP']);
  expect(await as(5).call(contract.cancelSubscription, { body })).toMatchObject({
    problem: { code: 'subscription_not_running' },
  });
  expect(await as(5).call(contract.uncancelSubscription, { body })).toMatchObject({
    problem: { code: 'subscription_over' },
  });
  expect(await as(4).call(contract.uncancelSubscription, { body })).toMatchObject({ data: { status: 'active' } });
  expect(await coins(4)).toBe(price);
  await as(4).call(contract.cancelSubscription, { body });
  await desk.pass(28);
  expect(await isVip(4)).toBe(true);
  await desk.pass(4);
  expect([await isVip(4), await coins(4)]).toEqual([false, price]);
  expect(await as(4).call(contract.uncancelSubscription, { body })).toMatchObject({
    problem: { code: 'subscription_over' },
  });
  expect(await first(4)).toMatchObject({ status: 'expired' });
});

it('without coins it holds five days, is tried again and tells its guest once; coins that come in are taken at once', async () => {
  const begun = await subscribeVip(6);
  await subscribeVip(7);
  const due = begun.until;
  while (kit.clock.now() < due) await desk.pass(1);
  expect(await first(6)).toMatchObject({ status: 'grace' });
  expect(await isVip(6)).toBe(true);
  expect(desk.subjects(6).slice(1)).toEqual(['The payment for VIP failed']);
  await fund(6, price);
  await kit.db.transaction((tx) =>
    tx.emit(topUpPaid, { orderId: 'o', guestId: 6, euroCents: 1000, coins: price, isFirst: false }),
  );
  await kit.events.drain();
  expect(await first(6)).toMatchObject({ status: 'active', until: monthsAfter(begun.since, 2) });
  await desk.pass(5);
  expect([await isVip(6), await isVip(7)]).toEqual([true, false]);
  expect(desk.subjects(7).slice(1)).toEqual(['The payment for VIP failed', 'Ended: VIP']);
});

it('a trial is free, had once, and paid when it is over', async () => {
  await setPlan({ trialDays: 7 });
  await fund(10, price);
  const trial = await as(10).call(contract.subscribe, order('vip'));
  expect(trial).toMatchObject({ data: { status: 'trial' } });
  expect([await coins(10), await isVip(10)]).toEqual([price, true]);
  await desk.pass(8);
  expect([await coins(10), (await first(10)).status]).toEqual([0, 'active']);
  await office.call(contract.refundForGuest, {
    body: { subscriptionId: (await first(10)).id, reason: 'They asked for it' },
  });
  expect([await coins(10), await isVip(10)]).toEqual([price, false]);
  expect(await as(10).call(contract.subscribe, order('vip'))).toMatchObject({ data: { status: 'active' } });
  await setPlan();
});

it('days that are given hold once for each key, come on top of what is paid, and after what is bought', async () => {
  const grant = (guestId: number, key: string, days = 10) =>
    kit.db.transaction((tx) =>
      subscriptions.grantDays(tx, { guestId, product: { kind: 'vip' }, days, key, origin: 'test' }),
    );
  const now = kit.clock.now();
  const answers = await Promise.all([grant(20, 'a'), grant(20, 'a'), grant(20, 'a')]);
  expect(answers.filter(({ isGranted }) => isGranted)).toHaveLength(1);
  expect(await first(20)).toMatchObject({ status: 'granted', until: now + 10 * day, price: 0 });
  expect(await isVip(20)).toBe(true);
  await fund(20, price);
  expect(await as(20).call(contract.subscribe, order('vip'))).toMatchObject({
    data: { status: 'active', until: monthsAfter(now, 1) + 10 * day },
  });
  await grant(20, 'b', 3);
  expect(await first(20)).toMatchObject({ until: monthsAfter(now, 1) + 13 * day });
  await grant(21, 'c', 2);
  await desk.pass(3);
  expect([await isVip(21), (await first(21)).status]).toEqual([false, 'expired']);
});

it('two workers at once take a month once', async () => {
  const guests = Array.from({ length: 30 }, (_, index) => 100 + index);
  for (const guestId of guests) await subscribeVip(guestId, 3 * price);
  await kit.clock.advance(32 * day);
  const done = await Promise.all([subscriptions.renewDue(), subscriptions.renewDue(), subscriptions.renewDue()]);
  expect(done.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(guests.length);
  for (const guestId of guests) expect(await coins(guestId)).toBe(price);
});

it('who is locked out pays nothing more', async () => {
  const { until } = await subscribeVip(30, 3 * price);
  desk.locked.add(30);
  while (kit.clock.now() < until + 6 * day) await desk.pass(1);
  expect([await coins(30), (await first(30)).status]).toEqual([2 * price, 'expired']);
});

it('who joins on the 30th gets one bonus for the month they paid, not one in each calendar month it touches', async () => {
  const now = new Date(kit.clock.now());
  const lastDays = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0, 12) - 24 * 3_600_000;
  await kit.clock.advance(lastDays + (lastDays < kit.clock.now() ? 31 * day : 0) - kit.clock.now());
  const { id, until } = await subscribeVip(42, 2 * price);
  expect((await own(42)).bonus).toEqual({ coins: 500, until });
  expect(await as(42).call(contract.collectBonus, {})).toMatchObject({ data: { coins: 500 } });
  // The next calendar month has begun, the paid one still runs.
  await desk.pass(10);
  expect((await own(42)).bonus).toBeNull();
  expect(await as(42).call(contract.collectBonus, {})).toMatchObject({ problem: { code: 'no_monthly_bonus' } });
  while (kit.clock.now() <= until) await desk.pass(1);
  expect((await own(42)).bonus).toMatchObject({ coins: 500 });
  expect(await as(42).call(contract.collectBonus, {})).toMatchObject({ ok: true });
  expect(await as(42).query(contract.vip30History, {})).toMatchObject({ data: [{ bonus: 500 }, { bonus: 500 }] });
  // The money of the second month goes back, and its bonus with it.
  const body = { subscriptionId: id, reason: 'Asked by phone' };
  expect(await office.call(contract.refundForGuest, { body })).toMatchObject({ ok: true });
  expect(await coins(42)).toBe(price + 500);
  expect(await as(42).query(contract.vip30History, {})).toMatchObject({ data: [{ bonus: 0 }, { bonus: 500 }] });
});

it('the monthly bonus is had once by who pays, and by nobody else', async () => {
  await subscribeVip(40, price);
  expect((await own(40)).bonus).toMatchObject({ coins: 500 });
  const answers = await Promise.all([1, 2, 3].map(() => as(40).call(contract.collectBonus, {})));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await coins(40), (await own(40)).bonus]).toEqual([500, null]);
  expect(await as(41).call(contract.collectBonus, {})).toMatchObject({ problem: { code: 'no_monthly_bonus' } });
});

it('a performer sets up a club, guests join a tier, and a tier holds those below; others are kept out', async () => {
  const tier = (number: number, more: object = {}) => ({
    body: { tier: number, name: `Tier ${number}`, perks: ['A greeting'], coins: number * 1_000, isOpen: true, ...more },
  });
  expect(await studio.call(contract.setClubTier, tier(1))).toMatchObject({ ok: true });
  expect(await studio.call(contract.setClubTier, tier(2))).toMatchObject({ ok: true });
  expect(await studio.call(contract.setClubTier, tier(3, { coins: 2_000 }))).toMatchObject({
    problem: { code: 'tier_order' },
  });
  const join = (guestId: number, number = 2, country: string | null = null) =>
    as(guestId, { country }).call(contract.subscribe, order('actor', { actorId: mira.id, tier: number }));
  await fund(50, 2_000);
  expect(await join(50)).toMatchObject({ data: { kind: 'actor', actor: mira, tier: 2, tierName: 'Tier 2' } });
  const holds = (number?: number) =>
    subscriptions.isActive(kit.db, 50, { kind: 'actor', actorId: mira.id, ...(number && { tier: number }) });
  expect([await holds(), await holds(1), await holds(2), await holds(3)]).toEqual([true, true, true, false]);
  expect(await desk.ledger.balance(kit.db, `performer:${mira.id}`)).toBeGreaterThan(0);
  await fund(51, 9_000);
  desk.blocked.add(51);
  expect(await join(51)).toMatchObject({ problem: { code: 'subscription_not_offered' } });
  await fund(52, 9_000);
  expect(await join(52, 2, 'CH')).toMatchObject({ problem: { code: 'subscription_not_offered' } });
  expect(await join(52, 3)).toMatchObject({ problem: { code: 'subscription_not_offered' } });
  expect(await join(mira.id)).toMatchObject({ problem: { code: 'own_fan_club' } });
  expect(await studio.call(contract.getStudioClub, {})).toMatchObject({
    data: { members: [{ name: 'Guest50', tier: 2, status: 'active' }], joined: 1, left: 0 },
  });
  // Members keep their price; a tier that is closed takes nobody in.
  await studio.call(contract.setClubTier, tier(2, { coins: 3_000, isOpen: false }));
  expect(await join(52)).toMatchObject({ problem: { code: 'subscription_not_offered' } });
  expect(await first(50)).toMatchObject({ price: 2_000 });
});

it('who is no performer any more has no club: members run to their end', async () => {
  await kit.db.transaction((tx) => tx.emit(rolesTaken, { accountId: mira.id, roles: ['performer'] }));
  await kit.events.drain();
  expect(await first(50)).toMatchObject({ status: 'cancelled', next: null });
  expect(await as(null).call(contract.getFanClub, { params: { actorId: mira.id } })).toMatchObject({
    data: { tiers: [] },
  });
});

it('a member has another tier from the next month on, for what it costs then; it can be taken back, and nothing is charged before', async () => {
  const tier = (number: number, coins: number) => ({
    body: { tier: number, name: `Tier ${number}`, perks: ['A greeting'], coins, isOpen: true },
  });
  await studio.call(contract.setClubTier, tier(1, 1_000));
  await studio.call(contract.setClubTier, tier(2, 2_000));
  await fund(53, 4_000);
  const joined = await as(53).call(contract.subscribe, order('actor', { actorId: mira.id, tier: 1 }));
  const subscriptionId = joined.ok ? joined.data.id : 0;
  const change = (more: object = {}, guestId = 53) =>
    as(guestId).call(contract.changeTier, { body: { subscriptionId, tier: 2, shown: 2_000, ...more } });
  expect(await change({}, 54)).toMatchObject({ problem: { code: 'subscription_tier_fixed' } });
  expect(await change({ shown: 1_999 })).toMatchObject({ problem: { code: 'price_changed' } });
  expect(await change({ tier: 3 })).toMatchObject({ problem: { code: 'subscription_not_offered' } });
  expect(await first(53)).toMatchObject({ nextTier: null, next: { price: 1_000 } });

  const chosen = { tier: 1, price: 1_000, nextTier: { tier: 2, name: 'Tier 2' }, next: { price: 2_000 } };
  expect(await change()).toMatchObject({ data: chosen });
  await change();
  expect(desk.subjects(53).slice(1)).toEqual(['Your subscription changes: Fan club of Mira (Tier 2)']);
  expect(await change({ tier: 1 })).toMatchObject({ data: { nextTier: null, next: { price: 1_000 } } });
  await change();
  expect(await coins(53)).toBe(3_000);
  const holdsSecond = () => subscriptions.isActive(kit.db, 53, { kind: 'actor', actorId: mira.id, tier: 2 });
  expect(await holdsSecond()).toBe(false);
  // Agreed is agreed: what the tier costs by then is for who joins by then.
  await studio.call(contract.setClubTier, tier(2, 2_500));
  await desk.pass(32);
  expect([await coins(53), await holdsSecond()]).toEqual([1_000, true]);
  expect(await first(53)).toMatchObject({ tier: 2, tierName: 'Tier 2', price: 2_000, nextTier: null });
  await as(53).call(contract.cancelSubscription, { body: { subscriptionId } });
  expect(await change({ tier: 1 })).toMatchObject({ problem: { code: 'subscription_tier_fixed' } });
});

it('operators cancel and pay back for a reason, never for themselves; a refund from the list of sales ends it as well', async () => {
  const { id } = await subscribeVip(60);
  const body = { subscriptionId: id, reason: 'Asked by phone' };
  expect(await office.call(contract.cancelForGuest, { body: { ...body, reason: '' } })).toMatchObject({ ok: false });
  expect(await office.call(contract.cancelForGuest, { body })).toMatchObject({ ok: true });
  expect(await first(60)).toMatchObject({ status: 'cancelled' });
  expect(await office.call(contract.refundForGuest, { body })).toMatchObject({ ok: true });
  expect([await coins(60), await isVip(60)]).toEqual([price, false]);
  expect(await office.call(contract.refundForGuest, { body })).toMatchObject({
    problem: { code: 'subscription_not_running' },
  });
  const mine = await subscribeVip(8);
  const forMe = { body: { subscriptionId: mine.id, reason: 'For myself' } };
  expect(await office.call(contract.refundForGuest, forMe)).toMatchObject({ problem: { code: 'own_subscription' } });
  const other = await subscribeVip(61);
  const { rows } = await kit.db.pool.query<{ id: number }>('select id from sales.sales where key = $1', [
    `subscription:${other.id}-1`,
  ]);
  const refund = { saleId: rows[0]?.id ?? 0, coins: price, paidBack: 0, reason: 'Goodwill' };
  expect(await office.call(refundSale, { body: refund })).toMatchObject({ ok: true });
  await kit.events.drain();
  expect([await isVip(61), (await first(61)).status]).toEqual([false, 'refunded']);
});
