import { expect, it } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { voucherTypes } from '#domains/vouchers/contract/types.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../contract/index.ts';
import { openBonusCodes } from '../testing/world.ts';

const world = await openBonusCodes();
const { kit, as, campaign, balance, domain } = world;
/** Guests whose account is shut out of all that is for adults. */
const closed = new Set<number>();
kit.extensions.add('closings', [
  extend(accountClosings, async (_, guestId) => (closed.has(guestId) ? 'underage' : null)),
]);
const told = (event: { name: string }, payload: unknown) =>
  kit.db.transaction(async (tx) => {
    for (const handler of domain.handlers)
      if (handler.kind === 'event' && handler.operation.name === event.name)
        await (handler.run as (payload: unknown, inside: typeof tx) => Promise<void>)(payload, tx);
  });
const redeem = (guestId: number, code: string) => as(guestId, 'guest', 'DE').mutate(contract.redeemBonusCode, { code });

it('a closed account redeems no code, and the code is not used up by it', async () => {
  const { code } = await campaign([{ kind: 'coins', amount: 4 }]);
  closed.add(801);
  expect(await redeem(801, code)).toMatchObject({ problem: { code: 'age_underage' } });
  expect(await as(801).call(contract.redeemBonus, { body: { code } })).toMatchObject({
    problem: { code: 'age_underage', status: 403 },
  });
  expect(await balance(801)).toBe(0);
  closed.delete(801);
  expect(await redeem(801, code)).toMatchObject({ data: { success: true } });
  expect(await balance(801)).toBe(400);
});

it('nothing comes on top of a top-up that was paid before the account was closed; what waits keeps waiting', async () => {
  const { code } = await campaign([{ kind: 'topUpFlat', amount: 4 }]);
  expect(await redeem(802, code)).toMatchObject({ data: { success: true } });
  closed.add(802);
  const orderId = await world.order(802, 1_000, { paid: true });
  const paid = { orderId, guestId: 802, euroCents: 1_000, coins: 4_000, isFirst: true };
  await told(topUpPaid, paid);
  expect(await balance(802)).toBe(0);
  closed.delete(802);
  await told(topUpPaid, paid);
  expect(await balance(802)).toBe(400);
});

it('a closed account that proves its address gets no welcome', async () => {
  await campaign([{ kind: 'freeMinutes', amount: 5 }], { isWelcome: true });
  closed.add(803);
  const minutes = async () => (await world.vouchers.look(kit.db, 803, { type: voucherTypes.videoChat })).amount;
  await told(emailVerified, { accountId: 803, email: 'somebody@example.com' });
  expect(await minutes()).toBe(0);
});
