import { randomUUID } from 'node:crypto';
import type { MoneyWay, MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { checkout as topUpCheckout } from '#domains/payments/testing/money-ways.ts';
import * as contract from '../contract/index.ts';

const vip = () => ({ kind: 'vip' as const, shown: 1_000_00, key: randomUUID() });
const club = (world: MoneyWorld) => ({
  ...{ kind: 'actor' as const, actorId: world.performerId, tier: 1 },
  ...{ shown: 1_000_00, key: randomUUID() },
});

async function subscribe(world: MoneyWorld, guestId: number): Promise<void> {
  const begun = await world.as(guestId).call(contract.subscribe, { body: vip() });
  if (!begun.ok) throw new Error(begun.problem.code);
}

async function checkout(world: MoneyWorld, guestId: number): Promise<string> {
  const begun = await world.as(guestId).call(contract.subscribeByCard, { body: vip() });
  return begun.ok ? begun.data.checkoutUrl : '';
}

const byCard: Pick<MoneyWay, 'act' | 'books' | 'isWithoutCoins'> = {
  act: 'buy',
  books: ['subscriptionPaid'],
  isWithoutCoins: true,
};

export const ways: MoneyWays = {
  'VIP by coins': {
    act: 'spend',
    books: ['subscriptionPaid'],
    run: (world, guestId) => world.as(guestId).call(contract.subscribe, { body: vip() }),
  },
  'a fan club': {
    act: 'spend',
    books: ['clubPaid'],
    run: (world, guestId) => world.as(guestId).call(contract.subscribe, { body: club(world) }),
  },
  'the next month by coins': {
    act: 'spend',
    books: ['subscriptionPaid'],
    async prepare(world, guestId) {
      await subscribe(world, guestId);
      await world.kit.db.pool.query(
        `update subscriptions.subscriptions set paid_from = paid_from - interval '40 days', until = until - interval '40 days',
           holds_until = holds_until - interval '40 days', due_at = due_at - interval '40 days' where guest_id = $1`,
        [guestId],
      );
    },
    run: (world) => world.work(contract.renewDue.name),
  },
  'VIP by card': {
    act: 'spend',
    books: ['subscriptionPaid'],
    async run(world, guestId) {
      const url = await checkout(world, guestId);
      if (url) await world.pay(url);
    },
  },
  'VIP by a checkout that was opened before': {
    ...byCard,
    prepare: checkout,
    run: (world, _, url: string) => world.pay(url),
  },
  'the next month by card': {
    ...byCard,
    async prepare(world, guestId) {
      const url = await checkout(world, guestId);
      await world.pay(url);
      await world.settle();
      return url;
    },
    run: (world, _, url: string) => world.pay(url, 'rebill'),
  },
  'a member’s extra with a top-up': {
    act: 'buy',
    books: ['topUp', 'memberExtra'],
    async prepare(world, guestId) {
      await subscribe(world, guestId);
      return topUpCheckout(world, guestId);
    },
    run: (world, _, url: string) => world.pay(url),
  },
  'the monthly bonus': {
    act: 'receive',
    books: ['monthlyBonus'],
    isWithoutCoins: true,
    prepare: subscribe,
    run: (world, guestId) => world.as(guestId).call(contract.collectBonus, { body: {} }),
  },
};
