import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { transferKind } from '#domains/ledger/contract/transfers.ts';
import { verify } from '#domains/ledger/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { on } from '#kit/server/handler.ts';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import { autoRechargeEnded, oneClickEnded, topUpPaid } from '../contract/events.ts';
import { creditLate } from '../contract/jobs.ts';
import * as routes from '../contract/routes.ts';
import { findWrongExtras } from '../testing/check-top-ups.ts';
import { openShop } from '../testing/shop.ts';
import { topUpExtras } from './extras.ts';
import { flexpayAmount } from './flexpay.ts';

vi.setConfig({ testTimeout: scaledTimeout(120_000) });

const shop = await openShop();
const { kit } = shop;
/** Whose account was closed once the orders were there: what they pay brings no coins. */
const closed = new Set<number>();
// Every second pair of guests are members of something that brings 7 per cent.
kit.extensions.add('test', [
  extend(topUpExtras, {
    reason: 'member',
    percentOf: async (_, guestId) => (Math.floor((guestId - 20_001) / 2) % 2 === 0 ? 7 : 0),
    account: 'house:revenue',
    given: transferKind('testExtra'),
    takenBack: transferKind('testExtraBack', { mayOverdraw: true }),
    text: 'Member',
  }),
  extend(accountClosings, async (_, guestId) => (closed.has(guestId) ? 'underage' : null)),
]);
let nextGuest = 20_000;
let sales = 0;

/** What was told of each order: once each, however often and in whatever order it was reported. */
const told: string[] = [];
kit.events.subscribe([
  on(topUpPaid, 'test.paid', async ({ orderId }) => void told.push(`paid ${orderId}`)),
  on(oneClickEnded, 'test.one', async ({ orderId, succeeded }) => void told.push(`one ${orderId} ${succeeded}`)),
  on(autoRechargeEnded, 'test.auto', async ({ orderId, outcome }) => void told.push(`auto ${orderId} ${outcome}`)),
]);

/** A process that dies: everything of it is undone before the commit, or nobody hears of it after. */
type Fault = 'beforeCommit' | 'afterCommit' | null;
let faults: Fault[] = [];
const whole = kit.db.transaction.bind(kit.db);
kit.db.transaction = async (work, attempts) => {
  const fault = faults.shift() ?? null;
  const value = await whole(async (tx) => {
    const done = await work(tx);
    if (fault === 'beforeCommit') throw new Error('the process died');
    return done;
  }, attempts);
  if (fault === 'afterCommit') throw new Error('the process died');
  return value;
};

const origins = ['checkout', 'oneClick', 'autoRecharge'] as const;

/** What happens to one order at the provider, in the order in which it does. */
const story = fc.record({
  origin: fc.constantFrom(...origins),
  isPaid: fc.boolean(),
  isWrong: fc.boolean(),
  back: fc.array(
    fc.record({ event: fc.constantFrom('credit', 'chargeback'), cents: fc.integer({ min: 1, max: 600 }) }),
    { maxLength: 2 },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

/** Orders of a new guest, and what the provider reports of them, in its order. */
async function begin(stories: readonly Story[]) {
  nextGuest += 1;
  const guestId = nextGuest;
  const client = shop.as(guestId);
  const orderIds: string[] = [];
  const reports: Record<string, string>[] = [];
  const newSale = (): string => {
    sales += 1;
    return String(500_000_000 + sales);
  };
  for (const { origin, isPaid, isWrong, back } of stories) {
    const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-5' } });
    if (!started.ok) throw new Error(started.problem.title);
    const order = started.data;
    orderIds.push(order.id);
    if (origin !== 'checkout') {
      const values = [order.id, origin, `key-${order.id}`];
      await kit.db.pool.query(
        `update payments.orders set origin = $2, charge_key = $3, channel_id = 7, channel_of = 'conversation'
          where id = $1`,
        values,
      );
    }
    const sale = shop.sale(order, newSale());
    if (isWrong) reports.push({ ...sale, saleID: newSale(), priceAmount: '4.99' });
    if (!isPaid) continue;
    reports.push(sale);
    for (const { event, cents } of back) {
      const { priceAmount: _, priceCurrency: __, ...rest } = sale;
      const more = {
        event,
        saleID: newSale(),
        parentID: sale.saleID ?? '',
        amount: flexpayAmount(cents),
        currency: 'EUR',
      };
      reports.push({ ...rest, ...more });
    }
  }
  // Every third pair.
  if (Math.floor((guestId - 20_001) / 2) % 3 === 2) closed.add(guestId);
  return { guestId, client, orderIds, reports };
}

/** What the books and the guest's pages say in the end. */
async function outcome({ guestId, client, orderIds }: Awaited<ReturnType<typeof begin>>) {
  await kit.events.drain();
  const shown = [];
  for (const orderId of orderIds) {
    const found = await client.call(routes.getOrder, { params: { orderId } });
    if (!found.ok) throw new Error(found.problem.title);
    const { status, coins, coinsTakenBack, extras } = found.data;
    const heard = told.filter((line) => line.includes(orderId)).map((line) => line.replace(orderId, ''));
    shown.push({ status, coins, coinsTakenBack, extras, heard: heard.sort() });
  }
  const { rows } = await kit.db.pool.query<{ sum: string }>(
    `select coalesce(sum(e.amount * case when e.credit = $1 then 1 else -1 end), 0) as sum
       from ledger.entries e where $1 in (e.debit, e.credit)`,
    [guestAccount(guestId)],
  );
  return { shown, coins: await shop.ledger.balance(kit.db, guestAccount(guestId)), booked: Number(rows[0]?.sum) };
}

const chaos = fc.record({
  /** Which report comes when, by rank; those of the same rank in the provider's order. */
  ranks: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
  lost: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  faults: fc.array(fc.constantFrom<Fault>(null, null, 'beforeCommit', 'afterCommit'), { maxLength: 20 }),
  together: fc.boolean(),
});

it('reports that come twice, in any order, late, and while processes die end with the books of the clean sequence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 3 }), chaos, async (stories, how) => {
      const clean = await begin(stories);
      for (const report of clean.reports) expect((await shop.postback(report)).status).toBe(200);

      const wild = await begin(stories);
      const sent = wild.reports
        .map((report, at) => ({ report, rank: how.ranks[at] ?? 0, copies: how.lost[at] ? 0 : (how.copies[at] ?? 1) }))
        .sort((a, b) => a.rank - b.rank)
        .flatMap(({ report, copies }) => Array.from({ length: copies }, () => report));
      faults = [...how.faults];
      if (how.together) await Promise.all(sent.map((report) => shop.postback(report)));
      else for (const report of sent) await shop.postback(report);
      faults = [];
      // The provider repeats what was not answered, and what was lost is reported later.
      for (const report of wild.reports) expect((await shop.postback(report)).status).toBe(200);
      await shop.work(creditLate);
      kit.log.lines.splice(0);

      expect(await outcome(wild)).toEqual(await outcome(clean));
    }),
    { numRuns: scaledRuns(10) },
  );
  const client = await kit.db.pool.connect();
  try {
    const { checks } = await verify(client, kit.clock.now());
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(await findWrongExtras(client)).toEqual([]);
  } finally {
    client.release();
  }
});
