import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#kit/contract/operations.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { noteTry } from './tries.ts';

/** Counts calls; shared between processes when Redis is given. */
export interface Limits {
  /** Takes points, one when not given. Returns 0 when allowed, else the seconds to wait. */
  take(key: string, limit: Pick<RateLimit, 'points' | 'seconds'>, points?: number): Promise<number>;
  /** Gives points back that were taken: a try that failed for a reason of ours is none. */
  give(key: string, limit: Pick<RateLimit, 'points' | 'seconds'>, points?: number): Promise<void>;
  /** Forgets a key, for example after a successful login. */
  clear(key: string, limit: Pick<RateLimit, 'points' | 'seconds'>): Promise<void>;
  /** Forgets everything that was counted, in this process and in Redis; automated tests only. */
  clearAll(): Promise<void>;
}

/** How long Redis is left alone after it failed to answer: meanwhile this process counts by itself, ms. */
const leftAloneMs = 2_000;

/**
 * Rate limits in memory or in Redis. While Redis is away or silent this process counts by itself, and asks again every
 * {@link leftAloneMs}. `factor` multiplies every allowance (journeys share one address).
 */
export function createLimits(redis: Redis | null, factor = 1, steady: () => number = () => performance.now()): Limits {
  const limiters = new Map<string, { own: RateLimiterMemory; shared: RateLimiterRedis | null }>();
  let askAgainAt = Number.NEGATIVE_INFINITY;
  const limitersFor = ({ points, seconds }: Pick<RateLimit, 'points' | 'seconds'>) => {
    const key = `${points}/${seconds}`;
    let pair = limiters.get(key);
    if (!pair) {
      const options = { points: points * factor, duration: seconds, keyPrefix: `limit:${key}` };
      const shared = redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : null;
      pair = { own: new RateLimiterMemory(options), shared };
      limiters.set(key, pair);
    }
    return pair;
  };
  const count = async (key: string, limit: Pick<RateLimit, 'points' | 'seconds'>, points: number): Promise<unknown> => {
    const { own, shared } = limitersFor(limit);
    if (!shared || steady() < askAgainAt) return own.consume(key, points);
    try {
      return await shared.consume(key, points);
    } catch (failed) {
      if (failed instanceof RateLimiterRes) throw failed;
      askAgainAt = steady() + leftAloneMs;
      return own.consume(key, points);
    }
  };
  const give: Limits['give'] = async (key, limit, points = 1) => {
    const { own, shared } = limitersFor(limit);
    if (!shared || steady() < askAgainAt) return void (await own.reward(key, points));
    await shared.reward(key, points).catch(() => {
      askAgainAt = steady() + leftAloneMs;
    });
  };
  return {
    give,
    async take(key, limit, points = 1) {
      assertOutsideTransaction('a rate limit');
      try {
        await count(key, limit, points);
        noteTry(() => give(key, limit, points));
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async clear(key, limit) {
      assertOutsideTransaction('a rate limit');
      const { own, shared } = limitersFor(limit);
      await own.delete(key);
      if (shared && steady() >= askAgainAt) {
        await shared.delete(key).catch(() => {
          askAgainAt = steady() + leftAloneMs;
        });
      }
    },
    async clearAll() {
      limiters.clear();
      for await (const keys of redis?.scanStream({ match: 'limit:*', count: 500 }) ?? []) {
        if ((keys as string[]).length > 0) await redis?.del(...(keys as string[]));
      }
    },
  };
}
