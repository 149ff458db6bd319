import { defineResource } from '#kit/contract/resource.ts';
import { performerBalance } from './messages.ts';
import type { PerformerEarnings } from './routes.ts';
import { getPerformerEarnings } from './routes.ts';

/** What a performer has: hundredths of a coin. */
export interface Earnings {
  readonly balance: number;
  /** Since the day of the product's time zone began. */
  readonly today: number;
  /** When that day began, epoch ms. */
  readonly since: number;
}

export const earningsOf = ({ balance, today }: PerformerEarnings): Earnings => ({
  balance,
  today: today.total,
  since: today.since,
});

/** What a performer has and what today brought; null until it is known. A push tells what moved, not what the day comes to. */
export const ownEarnings = defineResource({
  name: 'performerEarnings',
  summary: 'The coins of a performer, and what today brought.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getPerformerEarnings,
  input: () => ({}),
  read: (answer): Earnings | null => earningsOf(answer),
  pushes: (on) => [on(performerBalance, () => null)],
});
