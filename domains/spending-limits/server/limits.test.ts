import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountClosings, assertMoney } from '#domains/access/server/index.ts';
import { signedUp } from '#domains/identity/contract/events.ts';
import { spendingLimits } from '#domains/sales/server/index.ts';
import { openShop, ribbon, vesna } from '#domains/sales/testing/shop.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import type { LimitPeriod, OwnLimits } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { countExclusions } from './breaks-of-all.ts';
import { ownLimits } from './check.ts';
import { createSpendingLimits, spendingLimitsTables } from './index.ts';
import { breakOf, endOfPause } from './own-limits.ts';

const shop = await openShop([spendingLimitsTables]);
const { kit } = shop;
const identity = {
  account: async (_: unknown, id: number) =>
    ({
      id,
      email: emails.get(id) ?? `guest${id}@example.com`,
      emailVerified: true,
      roles: ['guest'],
      language: 'en',
    }) as never,
};
/** Addresses and proven numbers of guests that are not as usual. */
const emails = new Map<number, string>();
const numbers = new Map<number, string>();
const phones = {
  verified: async (_: unknown, id: number) => (numbers.has(id) ? [{ number: numbers.get(id) } as never] : []),
};
const domain = createSpendingLimits(kit, { identity, phones });
kit.extensions.add('spending-limits', [
  extend(spendingLimits, ownLimits({ kit })),
  extend(accountClosings, breakOf({ kit, identity, phones })),
]);
kit.events.subscribe(domain.handlers);
const dispatcher = testDispatcher(kit, domain.handlers, 10_000);
const as = (accountId: number, role: 'guest' | 'operator' = 'guest') => {
  const caller = testCaller({ accountId, subjectId: accountId, roles: [role], isProven: true });
  return testClient(dispatcher, caller);
};
async function done<T>(answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
}
const set = (guestId: number, period: LimitPeriod, euroCents: number | null): Promise<OwnLimits> =>
  done(as(guestId).call(contract.setLimit, { body: { period, euroCents } }));
const own = (guestId: number) => done(as(guestId).call(contract.getOwnLimits, {}));
const ofDay = async (guestId: number) => (await own(guestId)).limits.find(({ period }) => period === 'day');

let buyer = 100;
let sales = 0;
/** Pays so many coins; answers what happened. */
const pay = (coins: number, guestId = buyer): Promise<string> => {
  sales += 1;
  return shop.sell({ sale: `ribbon:${sales}`, buyerId: guestId, price: coins * 100 }).then(
    () => 'paid',
    (error: { kind: { code: string } }) => error.kind.code,
  );
};
const hour = 3_600_000;
const reached = 'spending_limit_reached';

beforeEach(async () => {
  buyer += 1;
  await shop.guest(buyer, 10_000_000);
});

describe('a limit', () => {
  it('counts what is paid in coins at the price of a top-up, and begins again with its day, week and month', async () => {
    // A Friday evening in Berlin; four coins are a euro.
    await set(buyer, 'day', 1_000);
    expect([await pay(30), await pay(10), await pay(1)]).toEqual(['paid', 'paid', reached]);
    expect(await ofDay(buyer)).toMatchObject({ euroCents: 1_000, usedCents: 1_000, pending: null });
    await set(buyer, 'week', 1_500);
    await set(buyer, 'month', 2_000);
    await kit.clock.advance(4 * hour);
    // Saturday: the week has 5 euros left, the day 10.
    expect([await pay(21), await pay(20)]).toEqual([reached, 'paid']);
    await kit.clock.advance(48 * hour);
    // Monday: the month has 5 euros left.
    expect([await pay(21), await pay(20), await pay(1)]).toEqual([reached, 'paid', reached]);
  });

  it('is counted for what was paid before it was set, and coins that go back make room', async () => {
    await pay(40);
    const sale = `ribbon:${sales}`;
    await set(buyer, 'day', 1_000);
    expect(await pay(1)).toBe(reached);
    const back = { sale, part: 'refund:1', kind: { name: 'ribbonPaidBack' } as never, amount: 1_000 };
    await kit.db.transaction((tx) => shop.sales.refund(tx, back));
    expect([await pay(11), await pay(10)]).toEqual([reached, 'paid']);
  });

  it('is lowered at once and raised after 24 hours; the present one again takes back what waits', async () => {
    await set(buyer, 'day', 1_000);
    await set(buyer, 'day', 5_000);
    expect(await ofDay(buyer)).toMatchObject({ euroCents: 1_000, pending: { euroCents: 5_000 } });
    await set(buyer, 'day', 1_000);
    expect(await ofDay(buyer)).toMatchObject({ euroCents: 1_000, pending: null });
    await set(buyer, 'day', null);
    await kit.clock.advance(24 * hour - 1);
    expect(await pay(41)).toBe(reached);
    await kit.clock.advance(1);
    expect(await ofDay(buyer)).toMatchObject({ euroCents: null, pending: null });
    expect(await pay(41)).toBe('paid');
    await set(buyer, 'day', 500);
    expect(await pay(1)).toBe(reached);
  });

  it('tells the guest’s pages where a chat continues without it, and a refused payment counts nothing', async () => {
    await set(buyer, 'day', 500);
    await kit.db.transaction(async (tx) => {
      const minute = {
        sale: 'ribbon:chat',
        part: 'minute:1',
        kind: ribbon,
        buyerId: buyer,
        seller: vesna,
        price: 2_100,
      };
      await expect(shop.sales.charge(tx, minute)).rejects.toMatchObject({ kind: { code: reached } });
    });
    const told = kit.published.filter(({ type }) => type === contract.limitMet.name);
    expect(told).toEqual([{ topic: `guest:${buyer}`, type: 'spendingLimitMet', data: { period: 'day' } }]);
    expect([await pay(21), await pay(20)]).toEqual([reached, 'paid']);
    expect((await ofDay(buyer))?.usedCents).toBe(500);
    expect(await shop.sales.refusalOf(kit.db, buyer, 100, { name: 'ribbon' } as never)).toMatchObject({
      kind: { code: reached },
      data: { period: 'day', euroCents: 500 },
    });
    expect((await ofDay(buyer))?.usedCents).toBe(500);
  });

  it.each([499, 1_000_001])('%i cents are refused, and nothing changes', async (euroCents) => {
    const answer = await as(buyer).call(contract.setLimit, { body: { period: 'day', euroCents } });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid_input' } });
    expect(await ofDay(buyer)).toMatchObject({ euroCents: null });
  });

  it('holds whatever is paid at the same moment: as many succeed as there is room for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 500, max: 4_000 }), fc.integer({ min: 1, max: 60 }), async (cents, each) => {
        buyer += 1;
        await shop.guest(buyer, 10_000_000);
        await set(buyer, 'week', cents);
        const answers = await Promise.all(Array.from({ length: 12 }, () => pay(each)));
        const paid = answers.filter((answer) => answer === 'paid').length;
        expect(paid).toBe(Math.min(12, Math.floor((cents * 4) / (each * 100))));
        expect(answers.filter((answer) => answer !== 'paid' && answer !== reached)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a break', () => {
  const pause = (days: (typeof contract.pauseDays)[number]) => as(buyer).call(contract.takeBreak, { body: { days } });
  const topUp = () => assertMoney(kit, kit.db, buyer, 'buy');

  it('refuses payments and top-ups until it is over, is made longer and never shorter, and is said by mail', async () => {
    kit.mails.length = 0;
    expect(await done(pause(7))).toMatchObject({ break: { kind: 'pause', until: kit.clock.now() + 7 * 24 * hour } });
    expect(kit.mails).toHaveLength(1);
    expect(await pay(1)).toBe('spending_on_break');
    await expect(topUp()).rejects.toMatchObject({ kind: { code: 'spending_on_break' } });
    expect(await pause(1)).toMatchObject({ problem: { code: 'break_not_shorter' } });
    await done(pause(30));
    await kit.clock.advance(7 * 24 * hour);
    expect(await pay(1)).toBe('spending_on_break');
    await kit.clock.advance(23 * 24 * hour);
    expect([await pay(1), await topUp()]).toEqual(['paid', undefined]);
    expect(await own(buyer)).toMatchObject({ break: null });
  });

  it('of a week or of months ends at the same time of day, whatever the clocks do in between', async () => {
    const end = (from: string, days: number) => new Date(endOfPause(Date.parse(from), days)).toISOString();
    expect(end('2027-03-25T19:30:00Z', 1)).toBe('2027-03-26T19:30:00.000Z');
    expect(end('2027-03-25T19:30:00Z', 7)).toBe('2027-04-01T18:30:00.000Z');
    expect(end('2027-01-31T19:30:00Z', 30)).toBe('2027-02-28T19:30:00.000Z');
    expect(end('2026-11-27T19:30:00Z', 180)).toBe('2027-05-27T18:30:00.000Z');
  });

  it('for good stands until an operator lifts it, after a year at the earliest', async () => {
    await done(as(buyer).call(contract.excludeOneself, { body: { understood: true } }));
    await done(as(buyer).call(contract.excludeOneself, { body: { understood: true } }));
    expect(await own(buyer)).toMatchObject({ break: { kind: 'exclusion', until: null } });
    const [row] = (await kit.db.pool.query('select id from spending_limits.breaks where guest_id = $1', [buyer])).rows;
    const lift = () => as(9, 'operator').call(contract.liftExclusion, { params: { breakId: row.id } });
    expect(await lift()).toMatchObject({ problem: { code: 'exclusion_too_young' } });
    await kit.clock.advance(contract.exclusionLeast - 1);
    expect(await pay(1)).toBe('spending_excluded');
    await kit.clock.advance(1);
    const standing = await countExclusions(kit.db);
    await done(lift());
    expect(await countExclusions(kit.db)).toBe(standing - 1);
    expect(await pay(1)).toBe('paid');
    expect(await lift()).toMatchObject({ problem: { code: 'not_found' } });
  });

  it('is of the person: another account with the same mailbox or proven number is excluded, also when the first one is gone', async () => {
    const first = buyer;
    emails.set(first, 'Ada.Moor@gmail.com');
    numbers.set(first, '+4915111111111');
    await done(as(first).call(contract.excludeOneself, { body: { understood: true } }));
    const known = await own(first);
    const codes: string[] = [];
    const again: [string, string | null][] = [
      ['ADAMOOR+1@googlemail.com', null],
      ['somebody@example.org', '+4915111111111'],
      ['ada.moor@example.org', '+4915122222222'],
    ];
    for (const [email, number] of again) {
      buyer += 1;
      emails.set(buyer, email);
      if (number) numbers.set(buyer, number);
      await shop.guest(buyer, 10_000);
      const account = { accountId: buyer, visitorId: null, roles: ['guest' as const], language: 'en' as const };
      await kit.db.transaction((tx) => tx.emit(signedUp, { ...account, emailVerified: true }));
      await kit.events.drain();
      codes.push(await pay(1));
    }
    expect(codes).toEqual(['spending_excluded', 'spending_excluded', 'paid']);
    expect((await own(buyer - 1)).break).toEqual(known.break);
    // Lifted for one of them it is lifted for the person.
    await kit.clock.advance(contract.exclusionLeast);
    const [row] = (await kit.db.pool.query('select id from spending_limits.breaks where guest_id = $1', [first])).rows;
    await done(as(9, 'operator').call(contract.liftExclusion, { params: { breakId: row.id } }));
    expect([await pay(1, first), await pay(1, buyer - 2), await pay(1, buyer - 1)]).toEqual(['paid', 'paid', 'paid']);
  });
});
