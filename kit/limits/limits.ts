import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#kit/contract/operations.ts';
import { assertOutsideTransaction } from '#kit/db/foreign-wait.ts';

/** Counts calls; shared between processes when Redis is given. */
export interface Limits {
  /** Takes points, one when not given. Returns 0 when allowed, else the seconds to wait. */
  take(key: string, limit: Pick<RateLimit, 'points' | 'seconds'>, points?: number): Promise<number>;
  /** Forgets a key, for example after a successful login. */
  clear(key: string, limit: Pick<RateLimit, 'points' | 'seconds'>): Promise<void>;
  /** Forgets everything that was counted, in this process and in Redis; automated tests only. */
  clearAll(): Promise<void>;
}

/** Rate limits in memory or in Redis. `factor` multiplies every allowance (journeys share one address). */
export function createLimits(redis: Redis | null, factor = 1): Limits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const limiterFor = ({ points, seconds }: Pick<RateLimit, 'points' | 'seconds'>) => {
    const key = `${points}/${seconds}`;
    let limiter = limiters.get(key);
    if (!limiter) {
      const options = { points: points * factor, duration: seconds, keyPrefix: `limit:${key}` };
      limiter = redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
        : new RateLimiterMemory(options);
      limiters.set(key, limiter);
    }
    return limiter;
  };
  return {
    async take(key, limit, points = 1) {
      assertOutsideTransaction('a rate limit');
      try {
        await limiterFor(limit).consume(key, points);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async clear(key, limit) {
      assertOutsideTransaction('a rate limit');
      await limiterFor(limit).delete(key);
    },
    async clearAll() {
      limiters.clear();
      for await (const keys of redis?.scanStream({ match: 'limit:*', count: 500 }) ?? []) {
        if ((keys as string[]).length > 0) await redis?.del(...(keys as string[]));
      }
    },
  };
}
