import { expect, it } from 'vitest';
import { accessClosed } from '#domains/access/contract/index.ts';
import * as contract from '../contract/index.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { day, mira } from '../testing/desk.ts';

const desk = await openCardDesk();
const { kit, as, office, subscriptions } = desk;
const price = 4_000;
const house = () => desk.ledger.balance(kit.db, 'house:revenue');
const provider = () => desk.ledger.balance(kit.db, 'provider:sandbox');
const isVip = (guestId: number) => subscriptions.isActive(kit.db, guestId, { kind: 'vip' });
const order = (more: object = {}) => ({
  body: { kind: 'vip' as const, shown: price, key: crypto.randomUUID() as string, ...more },
});
const own = async (guestId: number) => {
  const answer = await as(guestId).call(contract.getOwnSubscriptions, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const first = async (guestId: number) => (await own(guestId)).subscriptions[0] as contract.OwnSubscription;
const checkoutOf = async (guestId: number, body = order()) => {
  const answer = await as(guestId).call(contract.subscribeByCard, body as never);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.checkoutUrl;
};
const buy = async (guestId: number, decision = 'pay') => {
  const checkoutUrl = await checkoutOf(guestId);
  const back = await desk.decide(checkoutUrl, decision);
  return { checkoutUrl, back, cardId: new URL(back).searchParams.get('card') ?? '' };
};
/** Waits for what follows a commit: the provider is told and asked. */
const caughtUp = async () => {
  await subscriptions.renewDue();
  await desk.deliver();
  await subscriptions.renewDue();
};

it('a card pays each month at the provider: no coins move, the books say what it collected, access follows', async () => {
  const [was, had] = [await house(), await provider()];
  const { back, cardId } = await buy(1);
  expect(back).toContain('/en/vipclub/?card=');
  expect(back).toContain('result=success');
  const checkout = await as(1).call(contract.getCardCheckout, { params: { cardId } });
  expect(checkout).toMatchObject({ data: { status: 'running' } });
  expect(await as(2).call(contract.getCardCheckout, { params: { cardId } })).toMatchObject({
    problem: { status: 404 },
  });
  expect(await first(1)).toMatchObject({ status: 'active', euroCents: 1_000, price });
  expect([await isVip(1), await desk.coins(1)]).toEqual([true, 0]);
  expect([(await house()) - was, (await provider()) - had]).toEqual([price, -price]);
  expect(desk.subjects(1)).toEqual(['Your subscription: VIP']);
  await desk.pass(33);
  expect([(await house()) - was, (await provider()) - had]).toEqual([2 * price, -2 * price]);
  expect(await first(1)).toMatchObject({ status: 'active' });
  expect((await own(1)).bonus).toMatchObject({ coins: 500 });
  expect(await as(1).query(contract.vip30History, {})).toMatchObject({ data: [{ paid: price }, { paid: price }] });
  expect(await desk.faults()).toEqual([]);
});

it('what differs, what is refused and what is bought twice begins nothing', async () => {
  const refused = async (guestId: number, body: object) => {
    const answer = await as(guestId).call(contract.subscribeByCard, body as never);
    return answer.ok ? null : answer.problem.code;
  };
  expect(await refused(1, order())).toBe('already_subscribed');
  expect(await refused(3, order({ kind: 'tv' }))).toBe('subscription_not_offered');
  expect(await refused(3, order({ shown: price - 1 }))).toBe('price_changed');
  const same = order();
  expect(await checkoutOf(3, same)).toBe(await checkoutOf(3, same));
  expect(await refused(3, { body: { ...same.body, kind: 'tv' } })).toBe('key_used_otherwise');
  const declined = await desk.decide(await checkoutOf(3, same), 'decline');
  expect(declined).toContain('result=declined');
  expect([await isVip(3), (await own(3)).subscriptions]).toEqual([false, []]);
  // Two tabs: both are paid. One subscription begins; the other payment is kept for an operator, and is charged no more.
  const [one, other] = [await checkoutOf(3), await checkoutOf(3)];
  await desk.decide(one, 'pay');
  const back = await desk.decide(other, 'pay');
  const cardId = new URL(back).searchParams.get('card') ?? '';
  expect(await as(3).call(contract.getCardCheckout, { params: { cardId } })).toMatchObject({
    data: { status: 'review' },
  });
  expect((await own(3)).subscriptions).toHaveLength(1);
  const listed = await office.call(contract.subscriptionList.read, { query: {} });
  expect(listed).toMatchObject({
    data: { facts: { review: [{ orderId: cardId, guestId: 3, kind: 'vip', euroCents: 1_000 }] } },
  });
  await caughtUp();
  const { rows } = await kit.db.pool.query(
    `select request->>'cancelledOn' as at from payments.sandbox_sales where reference_id = $1`,
    [cardId],
  );
  expect(rows[0]?.at).toBeTruthy();
  expect(await desk.faults()).toEqual([]);
});

it('cancelled here it is cancelled at the provider and runs to its end; taken back it continues; cancelled there it is cancelled here', async () => {
  const { checkoutUrl } = await buy(10);
  const { id } = await first(10);
  const body = { subscriptionId: id };
  expect(await as(10).call(contract.cancelSubscription, { body })).toMatchObject({
    data: { status: 'cancelled', canUncancel: true },
  });
  await caughtUp();
  expect(await first(10)).toMatchObject({ status: 'cancelled', next: null });
  expect(await as(10).call(contract.uncancelSubscription, { body })).toMatchObject({ data: { status: 'active' } });
  await caughtUp();
  expect(await first(10)).toMatchObject({ status: 'active' });
  // At the provider's own page: its report alone tells us.
  await desk.decide(checkoutUrl, 'cancel');
  await caughtUp();
  expect(await first(10)).toMatchObject({ status: 'cancelled' });
  await desk.decide(checkoutUrl, 'uncancel');
  await caughtUp();
  expect(await first(10)).toMatchObject({ status: 'active' });
  await desk.decide(checkoutUrl, 'cancel');
  await caughtUp();
  const had = await provider();
  await desk.pass(34);
  expect([await isVip(10), (await first(10)).status]).toEqual([false, 'expired']);
  expect((await provider()) - had).toBeGreaterThanOrEqual(-2 * price);
  expect(desk.subjects(10)).toEqual(['Your subscription: VIP', 'Cancelled: VIP', 'Goes on: VIP']);
});

it('a card that is declined has grace while the provider tries again, and loses access when it gives up', async () => {
  await buy(20, 'payDeclines');
  const { until } = await first(20);
  while (kit.clock.now() < until + day) await desk.pass(1);
  expect(await first(20)).toMatchObject({ status: 'grace' });
  expect(await isVip(20)).toBe(true);
  expect((await own(20)).bonus).toBeNull();
  await desk.pass(7);
  expect([await isVip(20), (await first(20)).status]).toEqual([false, 'expired']);
  expect(desk.subjects(20)).toEqual(['Your subscription: VIP', 'The payment for VIP failed', 'Ended: VIP']);
});

it('whose card was declined gives another one, or pays by coins: it takes the place, and the first card is charged no more', async () => {
  const inGrace = async (guestId: number) => {
    await buy(guestId, 'payDeclines');
    const { until } = await first(guestId);
    while (kit.clock.now() < until + day) await desk.pass(1);
    expect(await first(guestId)).toMatchObject({ status: 'grace' });
  };
  const charged = async (guestId: number) => {
    const { rows } = await kit.db.pool.query(
      `select s.request->>'cancelledOn' as at from payments.sandbox_sales s
         join subscriptions.agreements a on a.id = s.reference_id where a.guest_id = $1 order by a.created_at`,
      [guestId],
    );
    return rows.map(({ at }) => at !== null);
  };
  await inGrace(21);
  await buy(21);
  await caughtUp();
  expect(await first(21)).toMatchObject({ status: 'active', euroCents: 1_000 });
  expect([await isVip(21), await charged(21)]).toEqual([true, [true, false]]);
  await inGrace(22);
  await desk.fund(22, price);
  expect(await as(22).call(contract.subscribe, order())).toMatchObject({ data: { status: 'active', euroCents: null } });
  await caughtUp();
  expect([await isVip(22), await desk.coins(22), await charged(22)]).toEqual([true, 0, [true]]);
  expect(await as(22).call(contract.subscribe, order())).toMatchObject({ problem: { code: 'already_subscribed' } });
  expect(await desk.faults()).toEqual([]);
});

it('a month that is charged after a cancellation counts, and its guest is told', async () => {
  const { checkoutUrl } = await buy(23);
  const { id, until } = await first(23);
  await desk.decide(checkoutUrl, 'rebill');
  expect(desk.subjects(23)).toEqual(['Your subscription: VIP']);
  const before = (await first(23)).until;
  expect(before).toBeGreaterThan(until);
  await as(23).call(contract.cancelSubscription, { body: { subscriptionId: id } });
  await desk.decide(checkoutUrl, 'rebill');
  expect(await first(23)).toMatchObject({ status: 'cancelled', next: null });
  expect((await first(23)).until).toBeGreaterThan(before);
  expect(desk.subjects(23)).toEqual(['Your subscription: VIP', 'Cancelled: VIP', 'Charged once more: VIP']);
  expect(await desk.faults()).toEqual([]);
});

it('an operator pays a card back through the provider; a chargeback takes access, the share and the bonus back', async () => {
  const [was, had] = [await house(), await provider()];
  await buy(30);
  const { id } = await first(30);
  const refund = { subscriptionId: id, reason: 'Asked by phone' };
  expect(await office.call(contract.refundForGuest, { body: refund })).toMatchObject({ ok: true });
  await expect.poll(async () => (await first(30)).status).toBe('refunded');
  expect([await isVip(30), await desk.coins(30)]).toEqual([false, 0]);
  expect([(await house()) - was, (await provider()) - had]).toEqual([0, 0]);
  const { checkoutUrl } = await buy(31);
  await as(31).call(contract.collectBonus, {});
  expect(await desk.coins(31)).toBe(500);
  await desk.decide(checkoutUrl, 'chargeback');
  expect(await first(31)).toMatchObject({ status: 'chargedBack' });
  expect([await isVip(31), await desk.coins(31)]).toEqual([false, 0]);
  expect([(await house()) - was, (await provider()) - had]).toEqual([0, 0]);
  expect(await desk.faults()).toEqual([]);
});

it('a tier of a fan club by card pays its performer as coins would, and her share goes back with the money', async () => {
  const tier = { tier: 1, name: 'Sparks', perks: ['A greeting'], coins: 2_000, isOpen: true };
  await desk.studio.call(contract.setClubTier, { body: tier });
  const club = order({ kind: 'actor', actorId: mira.id, tier: 1 });
  const checkoutUrl = await checkoutOf(40, club as never);
  await desk.decide(checkoutUrl, 'pay');
  expect(await first(40)).toMatchObject({ kind: 'actor', actor: mira, tier: 1, status: 'active', euroCents: 500 });
  expect(await desk.ledger.balance(kit.db, `performer:${mira.id}`)).toBeGreaterThan(0);
  await desk.decide(checkoutUrl, 'credit');
  expect(await first(40)).toMatchObject({ status: 'refunded' });
  expect(await desk.ledger.balance(kit.db, `performer:${mira.id}`)).toBe(0);
  expect(await desk.faults()).toEqual([]);
});

it('whoever is shut out of what is for adults pays no further month, by card or by coins, with a receipt', async () => {
  await buy(61);
  await desk.pass(1);
  expect(await first(61)).toMatchObject({ status: 'active' });
  await kit.db.transaction((tx) => tx.emit(accessClosed, { accountId: 61, why: 'underage', until: null }));
  await kit.events.drain();
  await caughtUp();
  expect(await first(61)).toMatchObject({ status: 'cancelled', next: null });
  const { until } = await first(61);
  await desk.pass(40);
  expect((await first(61)).until).toBe(until);
  expect(await isVip(61)).toBe(false);
  expect(desk.subjects(61)).toHaveLength(2);
});
