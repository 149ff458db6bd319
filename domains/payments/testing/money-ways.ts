import type { MoneyWay, MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { startTopUp } from '../contract/routes.ts';
import type { Payments } from '../server/index.ts';

/** A guest at the checkout of 5 euros. */
export async function checkout(world: MoneyWorld, guestId: number, keepCard = false): Promise<string> {
  const started = await world.as(guestId).call(startTopUp, { body: { packageId: 'eur-5', keepCard } });
  return started.ok ? (started.data.checkoutUrl ?? '') : '';
}

/** A guest whose card is kept. */
export async function keepCardOf(world: MoneyWorld, guestId: number): Promise<void> {
  await world.pay(await checkout(world, guestId, true));
  await world.settle();
}

const bought: Pick<MoneyWay, 'act' | 'books'> = { act: 'buy', books: ['topUp'] };

export const ways: MoneyWays = {
  'a top-up': {
    ...bought,
    async run(world, guestId) {
      const url = await checkout(world, guestId);
      if (url) await world.pay(url);
    },
  },
  'a checkout that was opened before': {
    ...bought,
    prepare: checkout,
    run: (world, _, url: string) => world.pay(url),
  },
  'one press': {
    ...bought,
    prepare: keepCardOf,
    run: (world, guestId) =>
      world
        .domain<Payments>('payments')
        .chargeStored({ guestId, language: 'en', coins: 20_00, key: `press-${guestId}`, origin: 'oneClick' }),
  },
};
