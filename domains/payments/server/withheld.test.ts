import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { verify } from '#domains/ledger/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { on } from '#kit/server/handler.ts';
import { topUpPaid } from '../contract/events.ts';
import * as routes from '../contract/index.ts';
import { creditLate, payBackWithheld } from '../contract/jobs.ts';
import { orders, refundOrder } from '../contract/office.ts';
import { openShop } from '../testing/shop.ts';
import { paidSince } from './office-orders.ts';
import { payBackAllWithheld } from './pay-back-withheld.ts';
import type { PaymentProvider } from './provider.ts';
import { orders as orderRows } from './tables.ts';

const shop = await openShop();
const { kit } = shop;
let nextGuest = 900;
/** Guests whose account is shut out of what coins are for. */
const closed = new Set<number>();
kit.extensions.add('closings', [
  extend(accountClosings, async (_, guestId) => (closed.has(guestId) ? 'underage' : null)),
]);
const told: string[] = [];
kit.events.subscribe([on(topUpPaid, 'test.paid', async ({ orderId }) => void told.push(orderId))]);
/** The sandbox as far as a refund asks for it. */
const shopProvider = { name: 'sandbox' } as PaymentProvider;
const requestOf = async (orderId: string) =>
  (await kit.db.orm.select().from(orderRows).where(eq(orderRows.id, orderId)))[0]?.refundRequest;
const office = shop.as(7, ['operator']);

/** A guest with an order of 25 euros (100 coins), who is shut out before it is paid. */
async function closedOnTheWay() {
  nextGuest += 1;
  const guestId = nextGuest;
  const client = shop.as(guestId);
  const order = async () => {
    const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-25', keepCard: true } });
    if (!started.ok) throw new Error(started.problem.title);
    return started.data;
  };
  const first = await order();
  closed.add(guestId);
  const back = (saleID: string, amount = '25.00') => {
    const { priceAmount: _a, priceCurrency: _c, ...rest } = shop.sale(first, saleID);
    return shop.postback({ ...rest, event: 'credit', parentID: `sale-${first.id}`, amount, currency: 'EUR' });
  };
  return {
    guestId,
    first,
    order,
    pay: () => shop.postback(shop.sale(first, `sale-${first.id}`)),
    back,
    coins: () => shop.ledger.balance(kit.db, guestAccount(guestId)),
    own: async () => {
      const answer = await client.call(routes.getOrder, { params: { orderId: first.id } });
      if (!answer.ok) throw new Error(answer.problem.code);
      return answer.data;
    },
    card: async () => {
      const answer = await client.call(routes.getStoredCard, {});
      return answer.ok ? answer.data.card : answer.problem.code;
    },
    listed: async () => {
      const answer = await office.call(orders.read, { query: { search: first.id } });
      return answer.ok ? answer.data.rows[0] : null;
    },
  };
}

const isBookedRight = async () => {
  const client = await kit.db.pool.connect();
  try {
    const { checks } = await verify(client, kit.clock.now());
    return checks.every(({ passed }) => passed);
  } finally {
    client.release();
  }
};
const transfersOf = async (orderId: string) => {
  const { rows } = await kit.db.pool.query(`select kind from ledger.transfers where memo ->> 'orderId' = $1`, [
    orderId,
  ]);
  return rows;
};

test('what is paid after the account was closed brings no coins and is paid back at once; guest and office read why', async () => {
  const guest = await closedOnTheWay();
  const since = kit.clock.now();
  await shop.decide(guest.first.checkoutUrl ?? '', 'pay');
  await expect.poll(async () => (await guest.own()).status).toBe('refunded');
  expect(await guest.own()).toMatchObject({ withheld: 'underage', coinsTakenBack: 0, extras: [] });
  expect(await guest.listed()).toMatchObject({ status: 'refunded', withheld: 'underage', isRefundPending: false });
  expect([await guest.coins(), await guest.card(), await transfersOf(guest.first.id)]).toEqual([0, null, []]);
  await kit.events.drain();
  expect(told).not.toContain(guest.first.id);
  expect([await paidSince(kit.db, since), await isBookedRight()]).toEqual([0, true]);
});

test('where the provider cannot be asked it stands with the orders to review until the money is back, however often it is told', async () => {
  const guest = await closedOnTheWay();
  await Promise.all(Array.from({ length: 6 }, guest.pay));
  await expect.poll(async () => (await guest.listed())?.isRefundPending).toBe(false);
  expect(kit.log.lines.splice(0)).toMatchObject([{ level: 'error' }]);
  expect(await guest.listed()).toMatchObject({ status: 'review', withheld: 'underage', refundableCents: 2500 });
  await shop.work(creditLate);
  await guest.pay();
  expect(kit.log.lines).toEqual([]);
  // Half of it is not all of it.
  await guest.back('b1', '10.00');
  expect(await guest.listed()).toMatchObject({ status: 'review', refundableCents: 1500 });
  await Promise.all([guest.back('b2', '15.00'), guest.back('b2', '15.00'), guest.pay()]);
  expect(await guest.listed()).toMatchObject({ status: 'refunded', refundableCents: 0, coinsTakenBack: 0 });
  expect([await guest.coins(), await transfersOf(guest.first.id), await isBookedRight()]).toEqual([0, [], true]);
});

test('is asked back again until the provider takes it, also after a process died between, and not again then; one mail says so', async () => {
  const guest = await closedOnTheWay();
  shop.withMail(guest.guestId);
  await guest.pay();
  await expect.poll(() => kit.log.lines.splice(0).length).toBe(1);
  const asked: number[] = [];
  let dies = true;
  const provider: PaymentProvider = {
    ...shopProvider,
    refund: async (_, cents) => {
      asked.push(cents);
      if (dies) await new Promise(() => undefined);
    },
  };
  const again = () => payBackAllWithheld({ kit, provider });
  await again();
  await expect.poll(() => asked).toEqual([2500]);
  await again();
  expect(asked).toHaveLength(1);
  dies = false;
  await kit.clock.advance(6 * 60_000);
  await again();
  await expect.poll(() => asked.length).toBe(2);
  expect(await guest.listed()).toMatchObject({ status: 'review', isRefundPending: true });
  await expect.poll(async () => (await requestOf(guest.first.id))?.takenAt).toBe(kit.clock.now());
  await kit.clock.advance(6 * 60_000);
  await again();
  await guest.pay();
  expect(asked).toHaveLength(2);
  const mails = kit.mails.filter(({ to }) => to === `g${guest.guestId}@vesper.example`);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('geht zurück')]);
});

test('what the provider never takes is asked for a day and then stands with an operator', async () => {
  const guest = await closedOnTheWay();
  await guest.pay();
  await expect.poll(() => kit.log.lines.splice(0).length).toBe(1);
  await kit.clock.advance(23 * 3_600_000);
  await shop.work(payBackWithheld);
  await expect.poll(() => kit.log.lines.splice(0).length).toBe(1);
  await kit.clock.advance(2 * 3_600_000);
  await shop.work(payBackWithheld);
  expect(kit.log.lines).toEqual([]);
  expect(await guest.listed()).toMatchObject({ status: 'review', withheld: 'underage', refundableCents: 2500 });
});

test('a refund that is reported before its payment leaves nothing to pay back', async () => {
  const guest = await closedOnTheWay();
  await guest.back('early');
  await guest.pay();
  expect(await guest.own()).toMatchObject({ status: 'refunded', withheld: 'underage', coinsTakenBack: 0 });
  expect([await guest.coins(), kit.log.lines]).toEqual([0, []]);
});

test('who was credited before keeps the books as they are, and a refund takes those coins', async () => {
  const guest = await closedOnTheWay();
  closed.delete(guest.guestId);
  await guest.pay();
  closed.add(guest.guestId);
  await guest.pay();
  expect(await guest.own()).toMatchObject({ status: 'paid', withheld: null });
  expect(await guest.coins()).toBe(10_000);
  await guest.back('late');
  expect([(await guest.own()).status, await guest.coins()]).toEqual(['refunded', 0]);
});

test('an account that is opened again gets no coins for what stands for review: that is paid back, and the next order counts', async () => {
  const guest = await closedOnTheWay();
  await guest.pay();
  await expect.poll(async () => (await guest.listed())?.isRefundPending).toBe(false);
  expect(kit.log.lines.splice(0)).toHaveLength(1);
  closed.delete(guest.guestId);
  await guest.pay();
  await shop.work(creditLate);
  expect([(await guest.own()).status, await guest.coins()]).toEqual(['review', 0]);
  const next = await guest.order();
  await shop.decide(next.checkoutUrl ?? '', 'pay');
  await expect.poll(guest.coins).toBe(10_000);
  await guest.back('by-hand');
  expect([(await guest.own()).status, await guest.coins()]).toEqual(['refunded', 10_000]);
  const body = { orderId: guest.first.id, reason: 'asked for' };
  expect(await office.call(refundOrder, { body })).toMatchObject({ problem: { code: 'order_not_paid' } });
});
