import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import type { Goal } from '#kit/domain/goals.ts';
import { firedBy } from '#kit/domain/goals.ts';
import { sold } from '../contract/events.ts';

declare module '#kit/contract/goals.ts' {
  interface GoalEvents {
    purchase: true;
  }
}

/** Something was bought, whatever it was. */
export const purchaseGoal: Goal = {
  event: 'purchase',
  name: { en: 'Any purchase', de: 'Irgendein Kauf', nl: 'Elke aankoop', es: 'Cualquier compra' },
  order: 50,
  source: firedBy(sold, ({ sale, category, buyerId, coins, at }) => ({
    subjectIds: [buyerId],
    at,
    once: sale,
    countedAs: category,
    amounts: { credit: coins, euroCents: euroCentsForCoins(coins) },
  })),
};
