import { expect, it } from 'vitest';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { getDayCurves } from '../contract/index.ts';
import { openShop, ribbon } from '../testing/shop.ts';

const hour = 3_600_000;

it('today stands by the hour beside yesterday and a week ago, less what went back; an hour to come is not there yet', async () => {
  const shop = await openShop();
  const { kit, sales } = shop;
  // A quarter past two in the afternoon, in summer.
  const now = Date.parse('2027-06-16T14:15:00+02:00');
  const at = async (instant: number, sale: string): Promise<void> => {
    kit.clock.jumpWall(instant - kit.clock.now());
    await shop.sell({ sale, buyerId: 1 });
  };
  await shop.guest(1, 10_000);
  await at(now - 7 * 24 * hour, 'ribbon:1');
  await at(now - 8 * 24 * hour, 'ribbon:2');
  await at(Date.parse('2027-06-15T23:59:59+02:00'), 'ribbon:3');
  await at(Date.parse('2027-06-16T00:00:00+02:00'), 'ribbon:4');
  await at(now - 60_000, 'ribbon:5');
  await kit.db.transaction(async (tx) => {
    await sales.refund(tx, { sale: 'ribbon:5', part: 'refund:1', kind: ribbon.paidBack, amount: 100 });
  });
  kit.clock.jumpWall(now - kit.clock.now());
  const dispatcher = testDispatcher(kit, sales.handlers);
  const read = (roles: ('operator' | 'guest')[]) =>
    testClient(dispatcher, testCaller({ accountId: 9, roles, isProven: true })).call(getDayCurves, {});
  const answer = await read(['operator']);
  if (!answer.ok) throw new Error(answer.problem.code);
  const { today, yesterday, lastWeek } = answer.data;
  // What was bought a second before midnight yesterday is not compared with this afternoon.
  expect([today.byNow, yesterday.byNow, lastWeek.byNow]).toEqual([698, 0, 399]);
  expect(answer.data.at).toBe('2027-06-16T12:15:00.000Z');
  const sold = (hours: readonly number[]) => hours.flatMap((coins, at) => (coins === 0 ? [] : [[at, coins]]));
  expect([today.day, yesterday.day, lastWeek.day]).toEqual(['2027-06-16', '2027-06-15', '2027-06-09']);
  expect([today.hours.length, yesterday.hours.length, lastWeek.hours.length]).toEqual([15, 24, 24]);
  expect(sold(today.hours)).toEqual([
    [0, 399],
    [14, 299],
  ]);
  expect(sold(yesterday.hours)).toEqual([[23, 399]]);
  expect(sold(lastWeek.hours)).toEqual([[14, 399]]);
  expect(await read(['guest'])).toMatchObject({ problem: { status: 403 } });
});
