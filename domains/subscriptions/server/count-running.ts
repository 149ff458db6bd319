import { and, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { subscriptions } from './tables.ts';

/** Subscriptions that hold what they bring at an instant (epoch ms). */
export const countRunning = ({ orm }: Executor, now: number): Promise<number> =>
  orm.$count(subscriptions, and(isNull(subscriptions.endedAt), gt(subscriptions.holdsUntil, new Date(now))));
