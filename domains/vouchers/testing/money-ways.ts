import type { MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { chat } from '#domains/live/testing/money-ways.ts';
import { channelOf, paidMessage } from '#domains/messenger/testing/money-ways.ts';
import { redeemVoucher } from '../contract/index.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Vouchers } from '../server/index.ts';

const granted = (
  world: MoneyWorld,
  guestId: number,
  type: (typeof voucherTypes)[keyof typeof voucherTypes],
  subject?: string,
) =>
  world.kit.db.transaction((tx) =>
    world
      .domain<Vouchers>('vouchers')
      .grant(tx, { guestId, type, amount: 3, subject, key: `matrix:${guestId}`, origin: 'matrix' }),
  );
const redeem = (world: MoneyWorld, guestId: number, { voucherId }: { readonly voucherId: number }) =>
  world.as(guestId).call(redeemVoucher, { body: { voucherId } });

export const ways: MoneyWays = {
  'a voucher of coins': {
    act: 'receive',
    books: ['voucherCredits'],
    isWithoutCoins: true,
    prepare: (world, guestId) => granted(world, guestId, voucherTypes.credits),
    run: redeem,
  },
  'a voucher of gifts': {
    act: 'receive',
    books: [],
    isWithoutCoins: true,
    prepare: (world, guestId) => granted(world, guestId, voucherTypes.messengerGift, '1002'),
    run: redeem,
  },
  'a chat that a voucher pays': {
    ...chat,
    notes: ['freeMinutes'],
    isWithoutCoins: true,
    prepare: (world, guestId) => granted(world, guestId, voucherTypes.videoChat),
  },
  'a message that a voucher pays': {
    ...paidMessage,
    notes: ['freeMessages'],
    isWithoutCoins: true,
    async prepare(world, guestId) {
      await granted(world, guestId, voucherTypes.messages);
      return channelOf(world, guestId);
    },
  },
};
