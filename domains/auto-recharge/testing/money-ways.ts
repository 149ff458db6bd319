import type { MoneyWays } from '#domains/access/testing/money-way.ts';
import { keepCardOf } from '#domains/payments/testing/money-ways.ts';
import { spentBelow } from '../contract/events.ts';
import { setRecharge } from '../contract/recharge.ts';

export const ways: MoneyWays = {
  'a recharge by itself': {
    act: 'recharge',
    books: ['topUp'],
    async prepare(world, guestId) {
      await keepCardOf(world, guestId);
      const body = { amount: 20_00, threshold: 300_00, dailyCents: 20_00 };
      const set = await world.as(guestId).call(setRecharge, { body });
      if (!set.ok) throw new Error(set.problem.code);
    },
    run: (world, guestId) => world.kit.db.transaction((tx) => tx.emit(spentBelow, { guestId, needed: 0 })),
  },
};
