import { expect, test } from 'vitest';
import * as routes from '../contract/routes.ts';
import { openShop } from '../testing/shop.ts';
import { paidSince, spentOf } from './office-orders.ts';
import type { PaymentProvider } from './provider.ts';
import { refundOrder } from './refund-order.ts';

const shop = await openShop();
const clock = shop.kit.clock;
const dayMs = 24 * 3600_000;
let nextGuest = 500;

/** A paid order over 25 euros. */
async function paidOrder(): Promise<{ id: string; euroCents: number }> {
  const started = await shop.as(++nextGuest).call(routes.startTopUp, { body: { packageId: 'eur-25' } });
  if (!started.ok) throw new Error(started.problem.title);
  const order = started.data;
  await shop.postback(shop.sale(order, `sale-${order.id}`));
  return order;
}

/** A provider that writes down what it is asked, and answers when it is told to. */
function slowProvider() {
  const asked: [saleId: string, cents: number][] = [];
  let answer: (error?: Error) => void = () => undefined;
  const answered = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve());
  });
  // A refusal may be there before anybody asks.
  answered.catch(() => undefined);
  const provider = {
    name: 'sandbox',
    refund: async (saleId: string, cents: number) => {
      asked.push([saleId, cents]);
      // Two are asked only where nothing holds the second back: then nobody has to wait.
      if (asked.length > 1) answer();
      await answered;
    },
  } as unknown as PaymentProvider;
  return { asked, provider, answer: (error?: Error) => answer(error) };
}

const callOf = (accountId: number) => ({ caller: { accountId, ip: '127.0.0.1' }, requestId: `r${accountId}` }) as never;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { kind?: { code: string } }).kind?.code ?? String(error),
  );
const confirm = (order: { id: string; euroCents: number }, saleID: string, cents: number) => {
  const { priceAmount: _a, priceCurrency: _c, ...rest } = shop.sale(order, saleID);
  const amount = (cents / 100).toFixed(2);
  return shop.postback({ ...rest, event: 'credit', parentID: '1', amount, currency: 'EUR' });
};

test('two operators refund the same payment at once: the provider is asked once, the second is told', async () => {
  const order = await paidOrder();
  const { asked, provider, answer } = slowProvider();
  const context = { kit: shop.kit, provider };
  const both = [1, 2].map((operator) => codeOf(refundOrder(context, callOf(operator), order.id, 'asked for')));
  const first = await Promise.race(both);
  answer();
  expect(first).toBe('refund_under_way');
  expect((await Promise.all(both)).sort()).toEqual(['done', 'refund_under_way']);
  expect(asked).toEqual([[`sale-${order.id}`, 2500]]);
});

test('the provider is not asked again until it has confirmed; then what is left can be refunded', async () => {
  const order = await paidOrder();
  const { asked, provider, answer } = slowProvider();
  answer();
  const context = { kit: shop.kit, provider };
  expect(await codeOf(refundOrder(context, callOf(1), order.id, 'asked for', 1000))).toBe('done');
  expect(await codeOf(refundOrder(context, callOf(2), order.id, 'asked for', 1500))).toBe('refund_under_way');
  await confirm(order, `other-${order.id}`, 300);
  expect(await codeOf(refundOrder(context, callOf(2), order.id, 'asked for'))).toBe('refund_under_way');
  await confirm(order, `back-${order.id}`, 1000);
  expect(await codeOf(refundOrder(context, callOf(2), order.id, 'asked for'))).toBe('done');
  expect(asked.map(([, cents]) => cents)).toEqual([1000, 1200]);
});

test('a provider that could not be reached can be asked again, and one that never confirms after a day', async () => {
  const order = await paidOrder();
  const broken = slowProvider();
  broken.answer(new Error('no line'));
  const works = slowProvider();
  works.answer();
  expect(
    await codeOf(refundOrder({ kit: shop.kit, provider: broken.provider }, callOf(1), order.id, 'asked for')),
  ).toContain('no line');
  const context = { kit: shop.kit, provider: works.provider };
  expect(await codeOf(refundOrder(context, callOf(1), order.id, 'asked for'))).toBe('done');
  await clock.advance(dayMs - 1000);
  expect(await codeOf(refundOrder(context, callOf(1), order.id, 'asked for'))).toBe('refund_under_way');
  await clock.advance(2000);
  expect(await codeOf(refundOrder(context, callOf(1), order.id, 'asked for'))).toBe('done');
  expect(works.asked).toHaveLength(2);
});

test('revenue of a day is what was paid on it, less what went back', async () => {
  const before = await paidSince(shop.kit.db, clock.now());
  expect(before).toBe(0);
  await clock.advance(1);
  const since = clock.now();
  const order = await paidOrder();
  expect(await paidSince(shop.kit.db, since)).toBe(2500);
  await confirm(order, `back-${order.id}`, 1000);
  expect(await paidSince(shop.kit.db, since)).toBe(1500);
  expect(await spentOf(shop.kit.db, [nextGuest, 1])).toEqual(new Map([[nextGuest, 1500]]));
  expect(await paidSince(shop.kit.db, clock.now() + 1)).toBe(0);
});
