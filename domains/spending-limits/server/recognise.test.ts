import { beforeEach, expect, it } from 'vitest';
import { accountClosings, assertMoney } from '#domains/access/server/index.ts';
import { openShop } from '#domains/sales/testing/shop.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import * as contract from '../contract/index.ts';
import { createSpendingLimits, spendingLimitsTables } from './index.ts';
import { breakOf, recognise } from './own-limits.ts';
import { markEarlierExclusions, markedPage } from './recognise.ts';
import { breaks, marks } from './tables.ts';

const { kit } = await openShop([spendingLimitsTables]);

interface Person {
  email: string;
  emailVerified: boolean;
  number?: string;
}
const people = new Map<number, Person>();
const deps = {
  identity: {
    account: async (_: unknown, id: number) =>
      people.has(id) ? ({ id, language: 'en', roles: ['guest'], ...people.get(id) } as never) : null,
  },
  phones: {
    verified: async (_: unknown, id: number) => {
      const number = people.get(id)?.number;
      return number ? [{ number } as never] : [];
    },
  },
};
const domain = createSpendingLimits(kit, deps);
kit.extensions.add('spending-limits', [extend(accountClosings, breakOf({ kit, ...deps }))]);
const dispatcher = testDispatcher(kit, domain.handlers, 10_000);
const as = (accountId: number) =>
  testClient(dispatcher, testCaller({ accountId, subjectId: accountId, roles: ['guest'], isProven: true }));

let latest = 100;
/** A guest known by these; an address that is proven, unless it is said otherwise. */
function guest(known: Partial<Person> = {}): number {
  latest += 1;
  people.set(latest, { email: `guest${latest}@example.com`, emailVerified: true, ...known });
  return latest;
}
const exclude = (guestId: number) => as(guestId).call(contract.excludeOneself, { body: { understood: true } });
/** Excluded when nothing was kept by which they are known again. */
const excludedLongAgo = (guestId: number, liftedAt: Date | null = null) =>
  kit.db.orm.insert(breaks).values({ guestId, kind: 'exclusion', since: new Date(kit.clock.now() - 1000), liftedAt });
const buys = (guestId: number): Promise<string> =>
  assertMoney(kit, kit.db, guestId, 'buy').then(
    () => 'buys',
    (error: { kind: { code: string } }) => error.kind.code,
  );
const excluded = contract.excluded.code;

beforeEach(async () => {
  await kit.db.orm.delete(marks);
  await kit.db.orm.delete(breaks);
});

it('counts an account that was open already as excluded, by its proven number or mailbox, and shows it there', async () => {
  const first = guest({ email: 'ada.moor@gmail.com', number: '+4915111111111' });
  const sameMailbox = guest({ email: 'AdaMoor+2@googlemail.com' });
  const sameNumber = guest({ number: '+4915111111111' });
  const other = guest({ number: '+4915122222222' });
  expect(await Promise.all([sameMailbox, sameNumber, other].map(buys))).toEqual(['buys', 'buys', 'buys']);
  await exclude(first);
  expect(await Promise.all([sameMailbox, sameNumber, other].map(buys))).toEqual([excluded, excluded, 'buys']);
  expect(await as(sameNumber).call(contract.getOwnLimits, {})).toMatchObject({
    data: { break: { kind: 'exclusion', since: kit.clock.now(), until: null } },
  });
  people.delete(first);
  expect(await buys(sameMailbox)).toBe(excluded);
});

it('refuses a mailbox of somebody excluded before it is proven, until the account has another one', async () => {
  await exclude(guest({ email: 'ada@example.org' }));
  const again = guest({ email: 'Ada+new@example.org', emailVerified: false });
  const somebody = guest({ email: 'somebody@example.org', emailVerified: false });
  expect([await buys(again), await buys(somebody)]).toEqual([excluded, 'buys']);
  people.set(again, { email: 'beth@example.org', emailVerified: true });
  expect(await buys(again)).toBe('buys');
});

it('a pause of one’s own does not hide that the person is excluded', async () => {
  const first = guest({ number: '+4915133333333' });
  const second = guest({ number: '+4915133333333' });
  await as(second).call(contract.takeBreak, { body: { days: 7 } });
  await exclude(first);
  expect(await buys(second)).toBe(excluded);
});

it('an address that is not proven marks nobody', async () => {
  await exclude(guest({ email: 'ada@example.org', emailVerified: false }));
  expect(await buys(guest({ email: 'ada@example.org' }))).toBe('buys');
});

it('at the start keeps what people are known by who excluded themselves before it was kept, however many', async () => {
  const early = Array.from({ length: markedPage + 2 }, (_, n) => guest({ email: `early${n}@example.org` }));
  for (const one of early) await excludedLongAgo(one);
  const free = guest({ email: 'lifted@example.org' });
  await excludedLongAgo(free, new Date(kit.clock.now()));
  const again = [0, markedPage, markedPage + 1].map((n) => guest({ email: `EARLY${n}+1@example.org` }));
  expect(await Promise.all(again.map(buys))).toEqual(['buys', 'buys', 'buys']);
  await domain.start?.();
  expect(await Promise.all(again.map(buys))).toEqual([excluded, excluded, excluded]);
  expect(await buys(guest({ email: 'lifted+1@example.org' }))).toBe('buys');
  expect(await kit.db.orm.$count(marks)).toBe(early.length);
  expect(await markEarlierExclusions({ kit, ...deps })).toBe(0);
});

it('who is known again when they log in stands in the operators’ list, with the account they excluded themselves with', async () => {
  const first = guest({ number: '+4915144444444' });
  const second = guest({ number: '+4915144444444' });
  await exclude(first);
  const operator = testClient(
    dispatcher,
    testCaller({ accountId: 1, subjectId: 1, roles: ['operator'], isProven: true }),
  );
  const listed = async () => {
    const answer = await operator.call(contract.breakList.read, { query: {} });
    return answer.ok ? answer.data.rows.map(({ guestId, knownFrom }) => [guestId, knownFrom]) : answer.problem.code;
  };
  expect(await listed()).toEqual([[first, null]]);
  await kit.db.transaction((tx) => recognise({ kit, ...deps }, tx, second));
  expect(await listed()).toEqual(
    expect.arrayContaining([
      [first, null],
      [second, first],
    ]),
  );
});
