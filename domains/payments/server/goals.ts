import type { Goal } from '#kit/domain/goals.ts';
import { firedBy } from '#kit/domain/goals.ts';
import { topUpPaid } from '../contract/events.ts';

declare module '#kit/contract/goals.ts' {
  interface GoalEvents {
    first_top_up: true;
    top_up: true;
  }
}

/** Coins that were paid for: each time, and a guest's first time. */
export const topUpGoals: readonly Goal[] = [
  {
    event: 'top_up',
    name: { en: 'Any top-up', de: 'Irgendeine Aufladung', nl: 'Elke opwaardering', es: 'Cualquier recarga' },
    order: 40,
    source: firedBy(topUpPaid, ({ orderId, guestId, euroCents, coins }) => ({
      subjectIds: [guestId],
      once: `order:${orderId}`,
      amounts: { credit: coins, euroCents },
    })),
  },
  {
    event: 'first_top_up',
    name: { en: 'First top-up', de: 'Erste Aufladung', nl: 'Eerste opwaardering', es: 'Primera recarga' },
    order: 20,
    isStep: true,
    source: firedBy(topUpPaid, ({ guestId, isFirst }) => (isFirst ? { subjectIds: [guestId] } : null)),
  },
];
