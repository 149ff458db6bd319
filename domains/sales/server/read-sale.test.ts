import { beforeEach, expect, it } from 'vitest';
import type { Role } from '#kit/contract/access.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { readSale, refundSale, sales as saleList } from '../contract/index.ts';
import type { Shop } from '../testing/shop.ts';
import { openShop, ribbon, vesna } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const as = (accountId: number, ...roles: Role[]) =>
  testClient(testDispatcher(shop.kit, shop.sales.handlers), testCaller({ accountId, roles, isProven: true }));
const office = () => as(9, 'operator');
const idOf = async (key: string): Promise<number> => {
  const answer = await office().call(saleList.read, { query: { search: key } });
  return (answer.ok ? answer.data.rows.find((row) => row.key === key)?.id : undefined) ?? 0;
};
const pageOf = async (key: string) => {
  const answer = await office().call(readSale, { params: { saleId: await idOf(key) } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
};

it('a sale’s page says who bought what from whom, who got which part, and what was booked for it alone', async () => {
  await shop.guest(1, 2000);
  for (const part of ['minute:1', 'minute:2']) await shop.sell({ sale: 'ribbon:1', part, buyerId: 1 });
  await shop.sell({ sale: 'ribbon:12', buyerId: 1 });
  await shop.kit.db.transaction((tx) => shop.sales.complete(tx, 'ribbon:1'));
  const page = await pageOf('ribbon:1');
  expect(page).toMatchObject({
    ...{ key: 'ribbon:1', kind: ribbon.name, buyerId: 1, buyerName: 'Guest1', sellerId: vesna.id, paid: 798 },
    ...{ earned: 398, paidBack: 0, collectedBy: null, payBacks: [] },
  });
  expect(page.bookings).toHaveLength(2);
  expect(page.bookings[0]?.parts).toEqual(
    expect.arrayContaining([
      { owner: 'guest', amount: -399 },
      { owner: 'performer', amount: 199 },
      { owner: 'house', amount: 200 },
    ]),
  );
  expect((await pageOf('ribbon:12')).bookings).toHaveLength(1);
});

it('what an operator gave back stands there with how much, by whom and why, and in the books', async () => {
  await shop.guest(1, 1000);
  await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
  const body = { saleId: await idOf('ribbon:1'), coins: 100, paidBack: 0, reason: 'The bow was torn' };
  expect(await office().call(refundSale, { body })).toMatchObject({ ok: true, data: { buyerName: 'Guest1' } });
  const page = await pageOf('ribbon:1');
  expect(page).toMatchObject({ paidBack: 100, payBacks: [{ coins: 100, reason: 'The bow was torn', by: { id: 9 } }] });
  expect(page.bookings.at(-1)?.parts).toEqual(expect.arrayContaining([{ owner: 'guest', amount: 100 }]));
});

it('one that is not there has no page, and nobody but operators reads one', async () => {
  await shop.guest(1, 1000);
  await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
  expect(await office().call(readSale, { params: { saleId: 999_999 } })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect((await as(1, 'guest').call(readSale, { params: { saleId: await idOf('ribbon:1') } })).ok).toBe(false);
});
