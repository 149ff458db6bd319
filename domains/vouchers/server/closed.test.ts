import { expect, it } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { redeemVoucher } from '../contract/index.ts';
import { grantVouchers } from '../contract/office.ts';
import { voucherTypes } from '../contract/types.ts';
import { openVouchers } from '../testing/world.ts';

const { kit, vouchers, ledger, as } = await openVouchers();
/** Guests whose account is shut out of what vouchers are for. */
const closed = new Set<number>();
kit.extensions.add('closings', [
  extend(accountClosings, async (_, guestId) => (closed.has(guestId) ? 'underage' : null)),
]);
const office = as(500, 'operator');
const coins = (guestId: number) => ledger.balance(kit.db, guestAccount(guestId));
const open = (guestId: number, voucherId: number) => as(guestId).call(redeemVoucher, { body: { voucherId } });
const give = (guestId: number, key: string) =>
  kit.db.transaction((tx) =>
    vouchers.grant(tx, { guestId, type: voucherTypes.credits, amount: 5, key, origin: 'test' }),
  );
const order = (guests: string) => ({
  body: {
    ...{ guests, kind: 'videoChat' as const, amount: 3, performer: null, subject: null },
    ...{ reason: 'a good deed', key: crypto.randomUUID() as string },
  },
});

it('a voucher brings no coins to a closed account, and does once it is open again', async () => {
  const { voucherId } = await give(30, 'closed:1');
  closed.add(30);
  expect(await open(30, voucherId)).toMatchObject({ problem: { code: 'age_underage', status: 403 } });
  expect(await coins(30)).toBe(0);
  closed.delete(30);
  expect(await open(30, voucherId)).toMatchObject({ data: { coins: 500 } });
  closed.add(30);
  // What was had is answered as it was.
  expect(await open(30, voucherId)).toMatchObject({ data: { coins: 500 } });
  expect(await coins(30)).toBe(500);
});

it('an operator who grants to a closed account reads whom it is about, and nothing is granted to anybody', async () => {
  closed.add(32);
  const refused = await office.call(grantVouchers, order('31\n32\n33'));
  expect(refused).toMatchObject({ problem: { code: 'voucher_to_closed_account', data: { guests: '32' } } });
  expect(refused.ok ? '' : refused.problem.title).toContain('given to: 32.');
  const { rows } = await kit.db.pool.query('select 1 from vouchers.vouchers where guest_id in (31, 32, 33)');
  expect(rows).toEqual([]);
  expect(await office.call(grantVouchers, order('31\n33'))).toMatchObject({ data: { granted: 2 } });
});
