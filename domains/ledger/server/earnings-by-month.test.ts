import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, performerAccount } from '../contract/accounts.ts';
import { getEarningsByMonth, getEarningsOfMonth, getEarningsSince, getPerformerEarnings } from '../contract/index.ts';
import { transferKind } from '../contract/transfers.ts';
import { fundGuest } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import { createLedger } from './index.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit, { languageOf: async () => 'de' });
const dispatcher = createDispatcher(ledger.handlers, kit);
const as = (accountId: number, role: 'performer' | 'guest' = 'performer') =>
  testClient(dispatcher, { accountId, roles: ['guest', role] });

let times = 0;
/** Moves the clock to an instant of the product's zone and books; what is given back is below zero. Hundredths of a coin. */
async function book(at: string, actorId: number, earned: number): Promise<void> {
  await kit.clock.advance(Date.parse(at) - kit.clock.now());
  times += 1;
  await kit.db.transaction((tx) =>
    ledger.post(tx, {
      key: `month:${times}`,
      kind: earned < 0 ? kinds.chatRefund : kinds.chatMinute,
      entries: [
        { account: guestAccount(7), amount: -2 * earned },
        { account: performerAccount(actorId), amount: earned },
        { account: houseRevenue, amount: earned },
      ],
      memo: {},
    }),
  );
}

it('a performer reads what each month brought, and each day of one by kind; nobody else does', async () => {
  await fundGuest(ledger, kit.db, 7, 1_000_000);
  const from = new Date(kit.clock.now()).getUTCFullYear() + 1;
  // Midnight is that of the product's zone: in Berlin the first is an hour old when it is 23:00 by UTC, in summer two.
  await book(`${from}-01-31T22:59:59Z`, 1, 1_000);
  await book(`${from}-01-31T23:00:00Z`, 1, 200);
  await book(`${from}-02-10T12:00:00Z`, 1, 300);
  await book(`${from}-02-10T12:01:00Z`, 1, -50);
  await book(`${from}-02-10T12:02:00Z`, 2, 9_900);
  await book(`${from}-06-30T21:59:59Z`, 1, 400);
  await book(`${from + 1}-01-15T12:00:00Z`, 1, 500);

  const months = async (query: { before?: string } = {}) => {
    const answer = await as(1).call(getEarningsByMonth, { query });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  const latest = await months();
  expect(latest).toEqual({
    months: [
      { month: `${from + 1}-01`, amount: 500 },
      { month: `${from}-06`, amount: 400 },
      { month: `${from}-02`, amount: 450 },
    ],
    today: { since: expect.any(Number), total: 500 },
    before: `${from}-02`,
  });
  expect(await months({ before: `${from}-02` })).toEqual({
    months: [{ month: `${from}-01`, amount: 1_000 }],
    today: { since: expect.any(Number), total: 0 },
    before: null,
  });

  expect(await as(1).call(getEarningsOfMonth, { query: { month: `${from}-02` } })).toMatchObject({
    data: {
      days: [
        { day: `${from}-02-01`, kind: 'chatMinute', count: 1, amount: 200 },
        { day: `${from}-02-10`, kind: 'chatMinute', count: 1, amount: 300 },
        { day: `${from}-02-10`, kind: 'chatRefund', count: 1, amount: -50 },
      ],
    },
  });
  expect(await as(3).call(getEarningsByMonth, { query: {} })).toMatchObject({ data: { months: [], before: null } });
  expect(await as(7, 'guest').call(getEarningsByMonth, { query: {} })).toMatchObject({ ok: false });
  expect(await as(1).call(getEarningsOfMonth, { query: { month: `${from}-13` } })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'query.month' }] },
  });
});

it('what a show, today, the month and the months brought add up to the balance, whatever was paid and given back', async () => {
  let actorId = 50_000;
  const bookings = fc.array(
    fc.record({
      kind: fc.constantFrom('tip', 'gift', 'chatMinute', 'chatMinuteBack', 'picture'),
      amount: fc.integer({ min: 1, max: 400 }),
      inShow: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(bookings, async (drawn) => {
      actorId += 1;
      const me = as(actorId);
      const sums = { all: 0, show: 0 };
      const pay = async (kind: string, amount: number) => {
        times += 1;
        await kit.db.transaction((tx) =>
          ledger.post(tx, {
            key: `show:${times}`,
            kind: transferKind(kind, { mayOverdraw: true }),
            entries: [
              { account: performerAccount(actorId), amount },
              { account: houseRevenue, amount: -amount },
            ],
            memo: {},
          }),
        );
      };
      const signed = drawn.map(({ kind, amount, inShow }) => ({
        kind,
        inShow,
        amount: kind.endsWith('Back') ? -amount : amount,
      }));
      for (const { kind, amount } of signed.filter(({ inShow }) => !inShow)) await pay(kind, amount);
      await kit.clock.advance(1);
      const since = kit.clock.now();
      const byKind = new Map<string, number>();
      for (const { kind, amount } of signed.filter(({ inShow }) => inShow)) {
        await pay(kind, amount);
        byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
        sums.show += amount;
      }
      sums.all = signed.reduce((sum, { amount }) => sum + amount, 0);

      const show = await me.call(getEarningsSince, { query: { since } });
      const now = await me.call(getPerformerEarnings, {});
      const months = await me.call(getEarningsByMonth, { query: {} });
      if (!show.ok || !now.ok || !months.ok) throw new Error('refused');
      expect(show.data.total).toBe(sums.show);
      expect(new Map(show.data.kinds.map(({ kind, amount }) => [kind, amount]))).toEqual(byKind);
      expect(now.data.balance).toBe(sums.all);
      expect(now.data.today.total).toBe(sums.all);
      expect(months.data.months.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums.all);
    }),
    { numRuns: 15 },
  );
});
