import { expect, test } from 'vitest';
import { guestAccount, houseRevenue } from '#domains/ledger/contract/index.ts';
import { kinds } from '#domains/ledger/testing/kinds.ts';
import { listAudit } from '#kit/audit/read.ts';
import { expireOrders } from '../contract/jobs.ts';
import { orders, refundOrder } from '../contract/office.ts';
import * as routes from '../contract/routes.ts';
import { openShop, refusedGuest } from '../testing/shop.ts';
import { flexpayAmount } from './flexpay.ts';

const shop = await openShop();
let nextGuest = 100;

/** A guest with an order of 25 euros (100 coins) and the calls they make. */
async function ordered() {
  const guestId = ++nextGuest;
  const client = shop.as(guestId);
  const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-25' } });
  if (!started.ok) throw new Error(started.problem.title);
  const order = started.data;
  return {
    guestId,
    order,
    checkoutUrl: order.checkoutUrl!,
    status: async () => {
      const answer = await client.call(routes.getOrder, { params: { orderId: order.id } });
      return answer.ok ? answer.data.status : answer.problem.code;
    },
    coins: () => shop.ledger.balance(shop.kit.db, guestAccount(guestId)),
    sale: (saleID: string) => shop.sale(order, saleID),
    back: (event: 'credit' | 'chargeback', saleID: string, cents = order.euroCents) => {
      const { priceAmount: _a, priceCurrency: _c, ...rest } = shop.sale(order, saleID);
      return { ...rest, event, parentID: '1', amount: flexpayAmount(cents), currency: 'EUR' };
    },
  };
}

const ok = { status: 200, text: 'OK' };

test('the packages cost four coins a euro', async () => {
  const answer = await shop.as(null).call(routes.getTopUpPackages, {});
  expect(answer).toMatchObject({ ok: true });
  const packages = answer.ok ? answer.data.packages : [];
  expect(packages.map(({ euroCents, coins }) => [euroCents, coins])).toEqual([
    [500, 2000],
    [1000, 4000],
    [2500, 10_000],
    [5000, 20_000],
    [10_000, 40_000],
    [20_000, 80_000],
  ]);
});

test('at the checkout of the sandbox a guest pays, the signed postback comes by HTTP, and the coins are there', async () => {
  const { checkoutUrl, order, status, coins } = await ordered();
  const page = await fetch(checkoutUrl.replace('http://vesper.test', shop.base));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Testzahlung');
  expect(await status()).toBe('open');

  const { location } = await shop.decide(checkoutUrl, 'pay');
  expect(location).toMatch(`http://vesper.test/rest/v1/payments/return/${order.id}?mark=`);
  expect(location).toMatch(/&result=success$/);
  expect(await status()).toBe('paid');
  expect(await coins()).toBe(10_000);

  await shop.decide(checkoutUrl, 'pay');
  expect(await coins()).toBe(10_000);
});

test.each([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
] as const)('who chooses to %s comes back with nothing booked and an order that says so', async (decision, result) => {
  const { checkoutUrl, order, status, coins } = await ordered();
  const { location } = await shop.decide(checkoutUrl, decision);
  const query = Object.fromEntries(new URL(location!).searchParams) as { result: typeof result };
  expect(query.result).toBe(result);
  const params = { orderId: order.id };
  await shop.as(null).call(routes.returnFromCheckout, { params, query: { result } });
  expect(await status(), 'somebody else who knows the order').toBe('open');
  const receipt = await shop.as(null).call(routes.returnFromCheckout, { params, query });
  expect(receipt).toMatchObject({ ok: true, data: { location: `/de/top-up/${order.id}/` } });
  expect(await status()).toBe(result);
  expect(await coins()).toBe(0);
});

test('a return without a postback credits nothing; a postback before the return is enough', async () => {
  const { order, status, coins, sale } = await ordered();
  const params = { orderId: order.id };
  await shop.as(null).call(routes.returnFromCheckout, { params, query: { result: 'success' } });
  expect([await status(), await coins()]).toEqual(['open', 0]);
  expect(await shop.postback(sale('s1'))).toEqual(ok);
  await shop.as(null).call(routes.returnFromCheckout, { params, query: { result: 'declined' } });
  expect([await status(), await coins()]).toEqual(['paid', 10_000]);
});

test('the same postback many times at once credits once', async () => {
  const { coins, sale } = await ordered();
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.postback(sale('s2'))));
  expect(answers).toEqual(Array.from({ length: 8 }, () => ok));
  expect(await coins()).toBe(10_000);
});

test('a forged postback is refused and changes nothing', async () => {
  const { coins, status, sale } = await ordered();
  expect(await shop.postback(sale('s3'), 'not the key')).toEqual({ status: 403, text: 'ERROR: signature' });
  expect(await shop.postback({ ...sale('s3'), shopID: '7' })).toMatchObject({ status: 403 });
  expect([await status(), await coins()]).toEqual(['open', 0]);
});

test('the link to the checkout is no report of a payment, whatever is added to it', async () => {
  const { checkoutUrl, coins, status } = await ordered();
  const link = Object.fromEntries(new URL(checkoutUrl).searchParams);
  const send = async (params: Record<string, string>) =>
    (await fetch(`${shop.base}/payments/flexpay/postback?${new URLSearchParams(params)}`)).status;
  expect([await send(link), await send({ ...link, saleID: '7' }), await send({ ...link, event: 'initial' })]).toEqual([
    403, 403, 403,
  ]);
  expect([await status(), await coins()]).toEqual(['open', 0]);
  const { rows } = await shop.kit.db.pool.query('select 1 from payments.postbacks where params ->> $1 = $2', [
    'referenceID',
    link.referenceID,
  ]);
  expect(rows).toEqual([]);
});

test.each([
  ['less money', { priceAmount: '0.25' }],
  ['more money', { priceAmount: '250.00' }],
  ['other money', { priceCurrency: 'SEK' }],
])('a genuine postback over %s credits nothing and is kept for a look', async (_, other) => {
  const { coins, status, sale, order } = await ordered();
  expect(await shop.postback({ ...sale(`d-${order.id}`), ...other })).toEqual(ok);
  expect([await status(), await coins()]).toEqual(['review', 0]);
});

test('a genuine postback about no order of ours is kept and answered, once', async () => {
  const nowhere = shop.sale({ id: 'zzzzzzzzzzzzzzzzzzzz', euroCents: 500 }, 's4');
  expect(await shop.postback(nowhere)).toEqual(ok);
  expect(await shop.postback(nowhere)).toEqual(ok);
  const { rows } = await shop.kit.db.pool.query(`select outcome from payments.postbacks where sale_id = 's4'`);
  expect(rows).toEqual([{ outcome: 'unknownOrder' }]);
});

test('a chargeback months later takes the coins back, below zero when they are spent, and the statement shows it', async () => {
  const { guestId, coins, status, sale, back } = await ordered();
  await shop.postback(sale('s5'));
  await shop.kit.db.transaction((tx) =>
    shop.ledger.post(tx, {
      key: `spent:${guestId}`,
      kind: kinds.chatMinute,
      entries: [
        { account: guestAccount(guestId), amount: -9000 },
        { account: houseRevenue, amount: 9000 },
      ],
      memo: { chatId: `c${guestId}`, minute: 1 },
    }),
  );
  await shop.kit.clock.advance(120 * 24 * 3_600_000);
  shop.withMail(guestId);
  shop.kit.mails.length = 0;
  expect(await shop.postback(back('chargeback', 'c5'))).toEqual(ok);
  expect(await shop.postback(back('chargeback', 'c5'))).toEqual(ok);
  expect([await status(), await coins()]).toEqual(['chargedBack', -9000]);
  // Once, however often it is reported.
  expect(shop.kit.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [`g${guestId}@vesper.example`, 'Eine Zahlung wurde zurückgeholt: Es fehlen 90 Coins'],
  ]);
  const { lines } = await shop.ledger.statement(shop.kit.db, guestAccount(guestId), { limit: 10 });
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['chargeback', -10_000],
    ['chatMinute', -9000],
    ['topUp', 10_000],
  ]);
});

test('a chargeback whose coins are all there is no debt, and nobody is written to', async () => {
  const { guestId, coins, sale, back } = await ordered();
  shop.withMail(guestId);
  await shop.postback(sale('s51'));
  shop.kit.mails.length = 0;
  expect(await shop.postback(back('chargeback', 'c51'))).toEqual(ok);
  expect(await coins()).toBe(0);
  expect(shop.kit.mails).toEqual([]);
});

test('a chargeback that overtakes its payment leaves nothing, in whatever order they come', async () => {
  const { coins, status, sale, back } = await ordered();
  expect(await shop.postback(back('chargeback', 'c6'))).toEqual(ok);
  expect([await status(), await coins()]).toEqual(['review', 0]);
  expect(await shop.postback(sale('s6'))).toEqual(ok);
  expect([await status(), await coins()]).toEqual(['chargedBack', 0]);
});

test('an operator refunds a part, then the rest, and no more', async () => {
  const { order, checkoutUrl, coins, status } = await ordered();
  const office = shop.as(1, ['operator']);
  const refund = (euroCents?: number) =>
    office.call(refundOrder, { body: { orderId: order.id, reason: 'asked for', ...(euroCents ? { euroCents } : {}) } });
  expect(await refund()).toMatchObject({ ok: false, problem: { code: 'order_not_paid' } });
  await shop.decide(checkoutUrl, 'pay');
  expect(await refund(99_999)).toMatchObject({ ok: false, problem: { code: 'invalid_input' } });
  expect(await refund(1000)).toMatchObject({ ok: true });
  expect([await status(), await coins()]).toEqual(['refunded', 6000]);
  expect(await refund()).toMatchObject({ ok: true });
  expect(await coins()).toBe(0);
  expect(await refund()).toMatchObject({ ok: false, problem: { code: 'order_not_paid' } });
  const lines = await listAudit(shop.kit.db, {
    operation: 'payments.refundOrder',
    subject: `order:${order.id}`,
    limit: 9,
  });
  expect(lines.filter(({ result }) => result === 'refused').map(({ outcome }) => outcome)).toEqual([
    'order_not_paid',
    'invalid_input',
    'order_not_paid',
  ]);
  const done = lines.filter(({ result }) => result === 'done');
  expect(done.map(({ accountId, input, result }) => [accountId, input, result])).toEqual([
    [1, { euroCents: 1500, reason: 'asked for' }, 'done'],
    [1, { euroCents: 1000, reason: 'asked for' }, 'done'],
  ]);
});

test('operators find orders by number, guest, state and day, with what can still be paid back', async () => {
  const office = shop.as(1, ['operator']);
  const { order, guestId, checkoutUrl } = await ordered();
  const list = async (query: object) => {
    const answer = await office.call(orders.read, { query });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  expect((await list({ search: order.id })).rows).toMatchObject([
    { id: order.id, guestId, email: null, status: 'open', refundableCents: 0, isRefundPending: false },
  ]);
  await shop.decide(checkoutUrl, 'pay');
  expect(await list({ search: String(guestId), status: 'paid' })).toMatchObject({
    rows: [{ id: order.id, refundableCents: 2500, sandboxPage: checkoutUrl }],
    totals: { euroCents: 2500, coins: 10_000 },
  });
  await office.call(refundOrder, { body: { orderId: order.id, euroCents: 1000, reason: 'asked for' } });
  expect((await list({ search: order.id })).rows).toMatchObject([
    { status: 'refunded', coinsTakenBack: 4000, refundableCents: 1500 },
  ]);
  expect((await list({ search: order.id, to: '2020-01-01' })).rows).toEqual([]);
  expect((await list({ search: `\u200e"${order.id}".` })).rows).toHaveLength(1);
  expect((await list({ search: 'nobody@example.com' })).rows).toEqual([]);
  expect(await shop.as(guestId).call(orders.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
});

test('the list continues from its last row in every order, and a made-up place in it is refused', async () => {
  const office = shop.as(1, ['operator']);
  const orderOf = [await ordered(), await ordered(), await ordered()].map(({ order }) => order.id);
  for (const sort of ['-createdAt', 'createdAt', '-euroCents', 'euroCents'] as const) {
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const answer = await office.call(orders.read, { query: { sort, limit: 2, ...(after ? { after } : {}) } });
      if (!answer.ok) throw new Error(answer.problem.code);
      seen.push(...answer.data.rows.map(({ id }) => id));
      after = answer.data.next ?? undefined;
      more = after !== undefined;
    }
    expect(seen).toEqual(expect.arrayContaining(orderOf));
    expect(new Set(seen).size).toBe(seen.length);
  }
  const place = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  for (const after of ['nonsense', place('createdAt', '2026-01-01', 'x'), place('-createdAt', 'rubbish', 'x')]) {
    const answer = await office.call(orders.read, { query: { after } });
    expect(answer).toMatchObject({ problem: { code: 'invalid_input', errors: [{ field: 'query.after' }] } });
  }
});

test('a guest sees only their own orders, and only guests can order', async () => {
  const { order, guestId } = await ordered();
  const params = { orderId: order.id };
  expect(await shop.as(guestId + 1000).call(routes.getOrder, { params })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect(await shop.as(null).call(routes.startTopUp, { body: { packageId: 'eur-5' } })).toMatchObject({
    problem: { code: 'not_logged_in' },
  });
  expect(await shop.as(guestId).call(refundOrder, { body: { orderId: order.id, reason: 'asked for' } })).toMatchObject({
    problem: { code: 'not_permitted' },
  });
});

test('what belongs to an order happens with it or not at all', async () => {
  const { guestId } = await ordered();
  expect(shop.heard.at(-1)).toBe(guestId);
  const answer = await shop.as(refusedGuest).call(routes.startTopUp, { body: { packageId: 'eur-5' } });
  expect(answer).toMatchObject({ problem: { code: 'internal_error' } });
  const { rowCount } = await shop.kit.db.pool.query('select 1 from payments.orders where guest_id = $1', [
    refusedGuest,
  ]);
  expect(rowCount).toBe(0);
});

test('a package that is not offered is refused by name', async () => {
  const answer = await shop.as(5).call(routes.startTopUp, { body: { packageId: 'eur-7' } });
  expect(answer).toMatchObject({
    problem: {
      code: 'invalid_input',
      errors: [{ field: 'body.packageId', message: expect.stringContaining('eur-5') }],
    },
  });
});

test('an order nobody paid for a day expires; a payment after that still counts', async () => {
  const { coins, status, sale } = await ordered();
  await shop.kit.clock.advance(24 * 3_600_000 + 1);
  await shop.work(expireOrders);
  expect(await status()).toBe('expired');
  await shop.postback(sale('s7'));
  expect([await status(), await coins()]).toEqual(['paid', 10_000]);
});

test('somebody who keeps sending forged postbacks is no longer listened to', async () => {
  const { sale } = await ordered();
  let last = 0;
  for (let n = 0; n < 25 && last !== 429; n += 1) last = (await shop.postback(sale('s8'), 'guessing')).status;
  expect(last).toBe(429);
});

test('a checkout link that was tampered with opens nothing', async () => {
  const { checkoutUrl } = await ordered();
  const cheap = checkoutUrl.replace('priceAmount=25.00', 'priceAmount=0.01');
  const page = await fetch(cheap.replace('http://vesper.test', shop.base));
  expect(page.status).toBe(400);
  expect((await shop.decide(cheap, 'pay')).status).toBe(400);
});
