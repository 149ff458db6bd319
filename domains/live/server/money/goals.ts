import { sold } from '#domains/sales/contract/events.ts';
import type { Goal } from '#kit/domain/goals.ts';
import { firedBy } from '#kit/domain/goals.ts';
import { chatSaleKinds } from '../../contract/sale-kinds.ts';

declare module '#kit/contract/goals.ts' {
  interface GoalEvents {
    first_paid_chat: true;
  }
}

/** The first chat a guest pays for makes a customer. */
export const firstPaidChatGoal: Goal = {
  event: 'first_paid_chat',
  name: {
    en: 'First paid chat',
    de: 'Erster bezahlter Chat',
    nl: 'Eerste betaalde chat',
    es: 'Primer chat de pago',
  },
  order: 30,
  isStep: true,
  source: firedBy(sold, ({ kind, buyerId, at }) =>
    chatSaleKinds.some(({ name }) => name === kind) ? { subjectIds: [buyerId], at } : null,
  ),
};
