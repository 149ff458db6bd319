import { expect, test } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { orders } from '../contract/office.ts';
import { readOrder } from '../contract/office-order.ts';
import * as routes from '../contract/routes.ts';
import { openShop } from '../testing/shop.ts';
import { ordersInPalette } from './office-orders.ts';
import type { PaymentProvider } from './provider.ts';
import { refundOrder } from './refund-order.ts';

const shop = await openShop({}, [mailTables]);
const roles: Caller['roles'] = ['operator'];
const operator = shop.as(1, roles);
shop.withMail(1);
let nextGuest = 700;

/** An order over 25 euros of a guest with an address, paid unless said otherwise. */
async function newOrder({ isPaid = true } = {}) {
  const guestId = ++nextGuest;
  shop.withMail(guestId);
  const started = await shop.as(guestId).call(routes.startTopUp, { body: { packageId: 'eur-25' } });
  if (!started.ok) throw new Error(started.problem.title);
  const order = started.data;
  if (isPaid) await shop.postback(shop.sale(order, `sale-${order.id}`));
  return { ...order, guestId };
}
type Order = Awaited<ReturnType<typeof newOrder>>;

/** The provider reports that money went back. */
const report = (order: Order, event: 'credit' | 'chargeback', saleID: string, cents: number) => {
  const { priceAmount: _a, priceCurrency: _c, ...rest } = shop.sale(order, saleID);
  return shop.postback({ ...rest, event, parentID: '1', amount: (cents / 100).toFixed(2), currency: 'EUR' });
};
const pageOf = async (order: Pick<Order, 'id'>) => {
  const answer = await operator.call(readOrder, { params: { orderId: order.id } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
};
const found = async (search: string) => {
  const answer = await operator.call(orders.read, { query: { search } });
  return answer.ok ? answer.data.rows.map(({ id }) => id) : answer.problem.code;
};

test('an order’s page says what was bought, by whom, with what it was paid, and what was booked', async () => {
  const order = await newOrder();
  const page = await pageOf(order);
  expect(page).toMatchObject({
    ...{ id: order.id, guestId: order.guestId, euroCents: 2500, backCents: 0, refundableCents: 2500 },
    ...{ email: `g${order.guestId}@vesper.example`, reference: `sale-${order.id}`, method: 'CC' },
  });
  expect(page.course.map(({ step, reference }) => [step, reference])).toEqual([
    ['created', null],
    ['paid', `sale-${order.id}`],
  ]);
  expect(page.bookings).toMatchObject([
    {
      kind: 'topUp',
      parts: [
        { owner: 'provider', amount: -order.coins },
        { owner: 'guest', amount: order.coins },
      ],
    },
  ]);
  const other = await newOrder();
  expect((await pageOf(order)).bookings).toHaveLength(1);
  expect((await pageOf(other)).bookings[0]?.memo).toMatchObject({ orderId: other.id });
});

test('refunds in part and in full stand in its course with how much, who asked and why, and with what the books say', async () => {
  const order = await newOrder();
  const provider = { name: 'sandbox', refund: async () => undefined } as unknown as PaymentProvider;
  const call = { caller: { accountId: 1, ip: '127.0.0.1' }, requestId: 'r1' } as never;
  await refundOrder({ kit: shop.kit, provider }, call, order.id, 'The picture was gone', 500);
  expect((await pageOf(order)).course.at(-1)).toMatchObject({ step: 'refundAsked', euroCents: 500 });
  await report(order, 'credit', `back-${order.id}`, 500);
  const part = await pageOf(order);
  expect(part).toMatchObject({ status: 'refunded', backCents: 500, euroCents: 2500, refundableCents: 2000 });
  expect(part.course.at(-1)).toMatchObject({
    ...{ step: 'refunded', euroCents: 500, reason: 'The picture was gone', reference: `back-${order.id}` },
    by: { id: 1, email: 'g1@vesper.example' },
  });
  expect(part.bookings.map(({ kind, parts }) => [kind, parts.find(({ owner }) => owner === 'guest')?.amount])).toEqual([
    ['topUp', order.coins],
    ['refund', -order.coins / 5],
  ]);
  await report(order, 'chargeback', `dispute-${order.id}`, 2000);
  const whole = await pageOf(order);
  expect(whole).toMatchObject({ status: 'chargedBack', backCents: 2500, refundableCents: 0 });
  // Nobody of ours asked for what the bank took.
  expect(whole.course.at(-1)).toMatchObject({ step: 'chargedBack', euroCents: 2000, by: null, reason: null });
  expect(whole.bookings).toHaveLength(3);
});

test('an order that was not paid says how far it came; one that is not there has no page', async () => {
  const order = await newOrder({ isPaid: false });
  const page = await pageOf(order);
  expect(page).toMatchObject({ status: 'open', reference: null, method: null, bookings: [], mails: [] });
  expect(page.course).toHaveLength(1);
  const missing = await operator.call(readOrder, { params: { orderId: 'a'.repeat(20) } });
  expect(missing).toMatchObject({ ok: false, problem: { code: 'not_found' } });
  const guest = await shop.as(order.guestId).call(readOrder, { params: { orderId: order.id } });
  expect(guest.ok).toBe(false);
});

test('a part of its number finds an order, in any letters; too little of it finds none', async () => {
  const order = await newOrder();
  expect(await found(order.id)).toEqual([order.id]);
  expect(await found(` ${order.id.slice(3, 11).toUpperCase()} `)).toEqual([order.id]);
  expect(await found(order.id.slice(-6))).toEqual([order.id]);
  expect(await found('0'.repeat(12))).toEqual([]);
  expect(await found(order.id.slice(0, 2))).not.toContain(order.id);
});

test('the palette offers orders by a part of their number, with their refund while something is left', async () => {
  const order = await newOrder();
  const offered = () => ordersInPalette(shop.kit.db, order.id.slice(4, 14).toUpperCase(), 6);
  expect(await offered()).toMatchObject([
    { id: order.id, euroCents: 2500, params: { orderId: order.id }, actions: [{ search: { ask: 'payBack' } }] },
  ]);
  await report(order, 'credit', `all-${order.id}`, 2500);
  expect(await offered()).toMatchObject([{ id: order.id, actions: [] }]);
  for (const few of [order.id.slice(0, 3), 'a@b.example'])
    expect(await ordersInPalette(shop.kit.db, few, 6)).toEqual([]);
});
