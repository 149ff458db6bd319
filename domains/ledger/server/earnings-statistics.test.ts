import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, performerAccount } from '../contract/accounts.ts';
import {
  getEarningsByMonth,
  getEarningsSince,
  getEarningsStatistics,
  getPerformerEarnings,
  getTopGuests,
  readAccount,
} from '../contract/index.ts';
import { transferKind } from '../contract/transfers.ts';
import { fundGuest } from '../testing/fund.ts';
import { createLedger } from './index.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit, { namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest ${id}`])) });
const dispatcher = createDispatcher(ledger.handlers, kit);
const as = (accountId: number, role: 'performer' | 'guest' = 'performer') =>
  testClient(dispatcher, { accountId, roles: ['guest', role] });

let times = 0;
/** What a guest pays of which half is the performer's; what goes back is below zero. Hundredths of a coin. */
async function pay(actorId: number, guestId: number, kind: string, earned: number): Promise<void> {
  times += 1;
  await kit.db.transaction((tx) =>
    ledger.post(tx, {
      key: `statistics:${times}`,
      kind: transferKind(kind, { mayOverdraw: true }),
      entries: [
        { account: guestAccount(guestId), amount: -2 * earned },
        { account: performerAccount(actorId), amount: earned },
        { account: houseRevenue, amount: earned },
      ],
      memo: { guestId, actorId },
    }),
  );
}

async function ok<Data>(
  asked: Promise<{ ok: true; data: Data } | { ok: false; problem: { title: string } }>,
): Promise<Data> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
}

for (const guestId of [11, 12, 13]) await fundGuest(ledger, kit.db, guestId, 10_000_000);

it('the last days are told by kind, the most first, and by the hour of the product’s day; nobody else reads them', async () => {
  const day = new Date(kit.clock.now()).getUTCFullYear() + 1;
  const at = async (instant: string) => kit.clock.advance(Date.parse(instant) - kit.clock.now());
  await at(`${day}-01-01T12:00:00Z`);
  await pay(1, 11, 'tip', 900);
  await at(`${day}-03-10T19:30:00Z`);
  await pay(1, 11, 'tip', 300);
  await at(`${day}-03-11T19:59:59Z`);
  await pay(1, 12, 'gift', 500);
  await pay(1, 12, 'giftBack', -100);
  await at(`${day}-03-11T23:30:00Z`);
  await pay(1, 12, 'tip', 50);
  const { total, kinds, hours } = await ok(as(1).call(getEarningsStatistics, { query: { days: '7' } }));
  expect(total).toBe(750);
  expect(kinds).toEqual([
    { kind: 'gift', amount: 500, count: 1 },
    { kind: 'tip', amount: 350, count: 2 },
    { kind: 'giftBack', amount: -100, count: 1 },
  ]);
  expect(hours).toHaveLength(24);
  expect(hours[20]).toEqual({ hour: 20, amount: 700, count: 3 });
  expect(hours[0]).toEqual({ hour: 0, amount: 50, count: 1 });
  expect((await ok(as(1).call(getEarningsStatistics, { query: { days: '90' } }))).total).toBe(1_650);
  expect(await as(1, 'guest').call(getEarningsStatistics, { query: {} })).toMatchObject({ ok: false });
});

it('who brought the most stands first, with their name; who brought nothing in the end does not', async () => {
  await pay(2, 11, 'tip', 300);
  await pay(2, 12, 'tip', 500);
  await pay(2, 13, 'tip', 200);
  await pay(2, 13, 'tipBack', -200);
  expect((await ok(as(2).call(getTopGuests, {}))).guests).toEqual([
    { guestId: 12, guestName: 'Guest 12', earned: 500, spent: 1000 },
    { guestId: 11, guestName: 'Guest 11', earned: 300, spent: 600 },
  ]);
  expect((await ok(as(3).call(getTopGuests, {}))).guests).toEqual([]);
  expect(await as(2, 'guest').call(getTopGuests, {})).toMatchObject({ ok: false });
});

it('kinds, hours, shows, guests, today and the month are parts of the same sums, whatever was paid and given back', async () => {
  let actorId = 70_000;
  const bookings = fc.array(
    fc.record({
      kind: fc.constantFrom('tip', 'gift', 'minute', 'minuteBack'),
      guestId: fc.constantFrom(11, 12, 13),
      amount: fc.integer({ min: 1, max: 400 }),
      later: fc.constantFrom(0, 1, 60_000, 3_600_000),
    }),
    { maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(bookings, async (drawn) => {
      actorId += 1;
      const me = as(actorId);
      const begun = kit.clock.now();
      const instants: number[] = [];
      for (const { kind, guestId, amount, later } of drawn) {
        await kit.clock.advance(later);
        instants.push(kit.clock.now());
        await pay(actorId, guestId, kind, kind.endsWith('Back') ? -amount : amount);
      }
      const sum = drawn.reduce((all, { kind, amount }) => all + (kind.endsWith('Back') ? -amount : amount), 0);
      const statistics = await ok(me.call(getEarningsStatistics, { query: {} }));
      const parts = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
      expect([statistics.total, parts(statistics.kinds), parts(statistics.hours)]).toEqual([sum, sum, sum]);
      const middle = instants[Math.floor(instants.length / 2)] ?? begun;
      const shows = await ledger.earnedIn(kit.db, actorId, [
        { from: middle, to: null },
        { from: begun, to: middle },
      ]);
      expect(shows.reduce((all, { total }) => all + total, 0)).toBe(sum);
      expect(shows[0]?.total).toBe((await ok(me.call(getEarningsSince, { query: { since: middle } }))).total);
      const months = await ok(me.call(getEarningsByMonth, { query: {} }));
      expect(parts(months.months)).toBe(sum);
      expect(months.today).toEqual(
        expect.objectContaining({ total: (await ok(me.call(getPerformerEarnings, {}))).today.total }),
      );
      const office = testClient(dispatcher, { accountId: 9, roles: ['operator'] });
      const read = await ok(
        office.call(readAccount, { params: { owner: 'performer', ownerId: `${actorId}` as never }, query: {} }),
      );
      expect(read.earned).toEqual({ today: months.today.total, month: months.months[0]?.amount ?? 0 });
      const { guests } = await ok(me.call(getTopGuests, {}));
      const worth = await ledger.worthOfGuests(kit.db, actorId);
      for (const { guestId, earned } of guests) expect(worth.get(guestId)?.earned).toBe(earned);
    }),
    { numRuns: 12 },
  );
});
