import { expect, test, vi } from 'vitest';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { creditLate } from '../contract/jobs.ts';
import { startTopUp } from '../contract/routes.ts';
import { openShop } from '../testing/shop.ts';
import { countUncredited } from './credit-late.ts';

const shop = await openShop();
const { kit, ledger } = shop;

async function order(guestId: number) {
  const started = await shop.as(guestId).call(startTopUp, { body: { packageId: 'eur-25' } });
  if (!started.ok) throw new Error(started.problem.title);
  return started.data;
}

/** The database books nothing and says nothing, as behind a pooler whose numbers fit no account. */
async function whileNothingIsBooked<T>(work: () => Promise<T>): Promise<T> {
  await kit.db.pool.query(`create or replace function ledger.swallow() returns trigger language plpgsql as
    $$ begin return null; end $$`);
  await kit.db.pool.query(
    'create trigger swallow before insert on ledger.transfers for each row execute function ledger.swallow()',
  );
  try {
    return await work();
  } finally {
    await kit.db.pool.query('drop trigger swallow on ledger.transfers');
  }
}

test('a paid order whose booking fails for no reason is credited later, and operators see it meanwhile', async () => {
  const orders = await Promise.all([order(1), order(2), order(3)]);
  const guests = [1, 2, 3].map(guestAccount);
  const balances = () => Promise.all(guests.map((guest) => ledger.balance(kit.db, guest)));
  await whileNothingIsBooked(async () => {
    for (const [at, each] of orders.entries())
      expect((await shop.postback(shop.sale(each, `sale-${at}`))).status).toBe(500);
    // The provider repeats, our own job tries, and neither gets anywhere yet.
    expect((await shop.postback(shop.sale(orders[0]!, 'sale-0'))).status).toBe(500);
    await shop.work(creditLate);
  });
  expect(await balances()).toEqual([0, 0, 0]);
  expect(await countUncredited(kit.db)).toBe(3);
  await vi.waitFor(async () => expect(await ledger.countUnbooked(kit.db)).toBe(3));
  expect(kit.log.lines.filter(({ level }) => level === 'error').map(({ text }) => text)).toContain(
    'a transfer was not booked, though nothing speaks against it',
  );

  // One is repeated by the provider, two by us.
  expect(await shop.postback(shop.sale(orders[0]!, 'sale-0'))).toEqual({ status: 200, text: 'OK' });
  expect(await balances()).toEqual([10_000, 0, 0]);
  await shop.work(creditLate);
  await shop.work(creditLate);
  expect(await balances()).toEqual([10_000, 10_000, 10_000]);
  expect([await countUncredited(kit.db), await ledger.countUnbooked(kit.db)]).toEqual([0, 0]);
  expect(await shop.postback(shop.sale(orders[2]!, 'sale-2'))).toEqual({ status: 200, text: 'OK' });
  expect(await balances()).toEqual([10_000, 10_000, 10_000]);
});

test('one that fails for good holds up no other', async () => {
  const [first, second] = [await order(11), await order(12)];
  await whileNothingIsBooked(async () => {
    for (const each of [first, second]) await shop.postback(shop.sale(each, `late-${each.id}`));
  });
  const { rows } = await kit.db.pool.query(
    `update payments.postbacks set params = params || '{"signature":"x"}'
    where order_id = $1 returning id`,
    [first.id],
  );
  expect(rows).toHaveLength(1);
  await shop.work(creditLate);
  expect(await ledger.balance(kit.db, guestAccount(12))).toBe(10_000);
  expect(await countUncredited(kit.db)).toBe(1);
});
