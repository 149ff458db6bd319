import { randomUUID } from 'node:crypto';
import type { MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { giveGifts, giveTip } from '../contract/room.ts';
import { buyGifts } from '../contract/stock.ts';

const giftId = 1002;
const key = () => randomUUID();

const buy = (world: MoneyWorld, guestId: number) =>
  world.as(guestId).call(buyGifts, { body: { giftId, quantity: 1, shown: 1_000_00, key: key() } });
const give = (world: MoneyWorld, guestId: number) =>
  world.as(guestId).call(giveGifts, {
    body: {
      ...{ actorId: world.performerId, gifts: [{ giftId, quantity: 1 }], inRoom: false, shown: 1_000_00 },
      ...{ words: '', key: key() },
    },
  });

export const ways: MoneyWays = {
  'a gift to keep': { act: 'spend', books: ['giftStockPaid'], run: buy },
  'a gift': { act: 'spend', books: ['giftPaid'], run: give },
  'a gift that was bought before': {
    act: 'give',
    books: ['giftPaid'],
    isWithoutCoins: true,
    async prepare(world, guestId) {
      const bought = await buy(world, guestId);
      if (!bought.ok) throw new Error(bought.problem.code);
    },
    run: give,
  },
  'a tip': {
    act: 'spend',
    books: ['tipPaid'],
    run: (world, guestId) =>
      world.as(guestId).call(giveTip, {
        body: {
          ...{ actorId: world.performerId, coins: 300, menuItemId: null, inRoom: false, words: '' },
          ...{ key: key() },
        },
      }),
  },
};
