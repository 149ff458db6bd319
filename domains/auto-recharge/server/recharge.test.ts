import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessClosed } from '#domains/access/contract/index.ts';
import { accountClosings } from '#domains/access/server/index.ts';
import { canOneClick } from '#domains/payments/contract/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../contract/index.ts';
import { openWorld, unprovenGuest, usualWish } from '../testing/world.ts';
import { watchSpending } from './spending.ts';

const world = await openWorld();
const { kit } = world;
/** Guests of whom no money moves. */
const closed = new Set<number>();
/** Those of whom none moves once a charge was begun. */
const closedOnTheWay = new Set<number>();
kit.extensions.add('closed', [
  extend(accountClosings, async ({ orm }, guestId) => {
    if (closed.has(guestId)) return 'underage';
    if (!closedOnTheWay.has(guestId)) return null;
    const { rows } = await orm.execute(
      sql`select id from payments.orders where guest_id = ${guestId} and origin = 'autoRecharge'`,
    );
    return rows.length > 0 ? 'underage' : null;
  }),
]);
let next = 1000;
const newId = (): number => {
  next += 1;
  return next;
};
const guest = (coins = 30_00, decision?: 'payDeclines' | 'payAsks') => world.guest(newId(), coins, decision);
const own = async (guestId: number) => {
  const answer = await world.as(guestId).call(contract.getRecharge, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};

describe('a recharge that runs by itself', () => {
  it('is off until the guest switches it on, and charges nothing then: only spending begins it', async () => {
    const id = await guest(12_00);
    await world.spend(id, 5_00);
    expect([await own(id), await world.coins(id)]).toMatchObject([
      { setup: null, isOffered: true, hasCard: true },
      15_00,
    ]);
    expect(await world.setUp(id, { threshold: 100_00 })).toMatchObject({ ok: true, data: { setup: { isOn: true } } });
    await world.settle();
    expect(await world.coins(id)).toBe(15_00);
    await world.spend(id, 1_00);
    expect(await world.coins(id)).toBe(34_00);
  });

  it('buys its amount when a payment leaves fewer coins than the threshold, and writes a mail after each charge', async () => {
    const id = await guest(30_00);
    await world.setUp(id);
    await world.spend(id, 20_00);
    expect([await world.coins(id), world.subjects(id)]).toEqual([10_00, []]);
    await world.spend(id, 1_00);
    expect([await world.coins(id), world.subjects(id)]).toEqual([29_00, ['Your balance was topped up: €5.00']]);
    expect(await own(id)).toMatchObject({ chargedTodayCents: 5_00, setup: { isOn: true } });
    expect(kit.mails.at(-1)?.text).toContain('€5.00 of at most €20.00');
  });

  it('never charges more in a day than the guest allows, and continues the next day', async () => {
    const id = await guest(30_00);
    await world.setUp(id, { dailyCents: 10_00 });
    for (const price of [25_00, 20_00, 20_00]) await world.spend(id, price);
    expect([await world.coins(id), await own(id)]).toMatchObject([5_00, { chargedTodayCents: 10_00 }]);
    await kit.clock.advance(24 * 3_600_000);
    await world.spend(id, 1_00);
    expect([await world.coins(id), await own(id)]).toMatchObject([24_00, { chargedTodayCents: 5_00 }]);
  });

  it.each(['payDeclines', 'payAsks'] as const)(
    'stops with a card that is declined, also by a bank that would ask (%s), says so by mail and on every page, and never fires again',
    async (decision) => {
      const id = await guest(30_00, decision);
      await world.setUp(id);
      for (const price of [25_00, 1_00, 1_00]) await world.spend(id, price);
      expect(await own(id)).toMatchObject({
        chargedTodayCents: 0,
        setup: { isOn: false, stopped: { reason: 'declined' } },
      });
      expect(world.subjects(id)).toEqual(['Automatic top-up has stopped']);
      expect(world.told.filter(({ guestId }) => guestId === id)).toMatchObject([
        { text: 'Your card was declined, so automatic top-up is off now.', href: '/en/top-up/#auto-recharge' },
      ]);
      const { rows } = await kit.db.pool.query(
        `select 1 from payments.orders where guest_id = $1 and origin = 'autoRecharge'`,
        [id],
      );
      expect([rows.length, await world.coins(id)]).toEqual([1, 3_00]);
    },
  );

  it('is stopped by one press, and by the link of a mail without a login, which does nothing when it is opened', async () => {
    const id = await guest(30_00);
    await world.setUp(id);
    await world.spend(id, 25_00);
    const token = /stop\/([^/]+)\//.exec(kit.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const stranger = world.as(null);
    expect(await stranger.call(contract.lookAtStopLink, { params: { token } })).toMatchObject({ data: { isOn: true } });
    expect(await own(id)).toMatchObject({ setup: { isOn: true } });
    for (let time = 0; time < 2; time += 1) {
      expect(await stranger.call(contract.stopByLink, { params: { token } })).toMatchObject({ data: { isOn: false } });
    }
    expect(await own(id)).toMatchObject({ setup: { isOn: false, stopped: { reason: 'guest' } } });
    await world.spend(id, 20_00);
    expect(await world.coins(id)).toBe(5_00);

    await world.setUp(id);
    expect(await world.as(id).call(contract.stopRecharge, { body: {} })).toMatchObject({
      data: { setup: { isOn: false } },
    });
    expect(await stranger.call(contract.stopByLink, { params: { token: `${token.slice(0, -1)}!` } })).toMatchObject({
      problem: { code: 'recharge_stop_link_unknown' },
    });
  });

  it('ends when its card is gone', async () => {
    const id = await guest(30_00);
    await world.setUp(id);
    await world.forget(id);
    await world.spend(id, 25_00);
    expect(await own(id)).toMatchObject({ hasCard: false, setup: { stopped: { reason: 'noCard' } } });
  });

  it('does not charge a card whose bank took a payment back: below zero the guest settles', async () => {
    const id = await guest(30_00);
    await world.setUp(id);
    await world.below(id, 50_00);
    await kit.db.transaction((tx) => tx.emit(contract.spentBelow, { guestId: id, needed: 0 }));
    await world.settle();
    expect(await world.chargedByDay(id)).toEqual({});
  });

  it('comes once a debt is settled, and before a chat whose next minute costs more than the threshold has to end', async () => {
    const id = await guest(30_00);
    await world.setUp(id);
    await world.below(id, 45_00);
    await world.guest(id, 20_00);
    await world.settle();
    // 15 coins were owed, 20 bought: 5 are left, and 20 come by themselves.
    await expect.poll(() => world.coins(id)).toBe(25_00);
    const other = await guest(30_00);
    await world.setUp(other, { threshold: 1_00 });
    const spend = (isPart: boolean) =>
      kit.db.transaction((tx) =>
        watchSpending({ ledger: world.ledger }).check(tx, other, 16_00, { name: 'any' } as never, isPart),
      );
    await spend(false);
    await world.settle();
    expect(await world.chargedByDay(other)).toEqual({});
    await world.spend(other, 16_00);
    await spend(true);
    await world.settle();
    await expect.poll(() => world.coins(other)).toBe(34_00);
  });

  it('is told to the pages of the guest: what is set, and what could be', async () => {
    const id = await guest(30_00);
    const fields = () => world.payments.guestFields(id);
    expect(await fields()).toMatchObject({
      autoRechargeAmount: null,
      autoRechargeConfig: { isAllowed: true, threshold: null },
    });
    await world.setUp(id);
    expect(await fields()).toMatchObject({ autoRechargeAmount: 20_00, autoRechargeConfig: { threshold: 10_00 } });
    const last = () =>
      kit.published.filter(({ topic, type }) => topic === `guest:${id}` && type === 'canOneClickResult').at(-1)?.data;
    await expect.poll(last).toMatchObject({ autoRechargeAllowed: true, autoRechargeAmount: 20_00 });
    await world.as(id).call(contract.stopRecharge, { body: {} });
    await expect.poll(last).toMatchObject({ autoRechargeAllowed: true, autoRechargeAmount: null });
    await world.command(id, canOneClick, {});
    await expect.poll(last).toMatchObject({ autoRechargeAllowed: true, autoRechargeAmount: null });
  });

  it('is refused with the field and the way out, and changes nothing', async () => {
    const id = await guest();
    expect(await world.setUp(id, { amount: 12_34 })).toMatchObject({
      problem: { code: 'no_such_amount', errors: [{ field: 'body.amount' }] },
    });
    expect(await world.setUp(id, { amount: 100_00 })).toMatchObject({
      problem: {
        code: 'recharge_daily_below_amount',
        errors: [{ field: 'body.dailyCents', message: expect.stringContaining('€25.00') }],
      },
    });
    expect(await world.setUp(id, { threshold: 0 })).toMatchObject({ problem: { code: 'invalid_input' } });
    expect((await own(id)).setup).toBeNull();
    expect(await world.setUp(newId())).toMatchObject({ problem: { code: 'card_missing' } });
    expect(await world.setUp(await world.guest(unprovenGuest, 30_00))).toMatchObject({
      problem: { code: 'recharge_needs_proven_address' },
    });
    expect(await world.as(null).call(contract.setRecharge, { body: usualWish })).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
  });

  it('cannot be switched on or changed by who may buy no coins, and is stopped by them all the same', async () => {
    const [running, other] = [await guest(), await guest()];
    expect(await world.setUp(running)).toMatchObject({ ok: true });
    closed.add(running).add(other);
    expect(await world.setUp(other)).toMatchObject({ problem: { code: 'age_underage', status: 403 } });
    expect((await own(other)).setup).toBeNull();
    expect(await world.setUp(running, { threshold: 50_00 })).toMatchObject({ problem: { code: 'age_underage' } });
    expect(await world.as(running).call(contract.stopRecharge, { body: {} })).toMatchObject({
      data: { setup: { isOn: false, threshold: usualWish.threshold } },
    });
  });

  it('stops with the account, and a charge that was under way then brings no coins, goes back and says why', async () => {
    const [running, charged] = [await guest(), await guest()];
    await Promise.all([world.setUp(running), world.setUp(charged)]);
    await kit.db.transaction((tx) => tx.emit(accessClosed, { accountId: running, why: 'underage', until: null }));
    await world.settle();
    expect((await own(running)).setup).toMatchObject({ isOn: false, stopped: { reason: 'closed' } });
    expect(world.subjects(running)).toEqual(['Automatic top-up has stopped']);
    closedOnTheWay.add(charged);
    await world.spend(charged, 25_00);
    const why = async () => {
      await world.settle();
      return (await own(charged)).setup?.stopped?.reason;
    };
    await expect.poll(why).toBe('closed');
    expect([await world.coins(charged), world.subjects(charged)]).toEqual([5_00, ['Automatic top-up has stopped']]);
    expect(kit.mails.at(-1)?.text).toContain('not 18 yet');
    expect((await own(charged)).chargedTodayCents).toBe(0);
  });
});
