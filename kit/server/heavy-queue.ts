import { networkOf } from '#kit/addresses/addresses.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** Calls that cost more points than this run in turns. Nothing a page of ours asks for does. */
export const heavyCost = 20;

/** How many heavy calls one process runs and lets wait. The process has other work to do between them. */
export const heavyLimits = { atOnce: 2, perKey: 8, inAll: 32, secondsEach: 1 } as const;

/** Who takes turns: an account, or the address (a /64 of IPv6) of somebody without one, since their sessions cost nothing. */
type Waiting = Pick<Caller, 'ip' | 'accountId'>;

/** Heavy calls of this process, one of each caller at a time. */
export interface HeavyQueue {
  /**
   * Waits for a turn; what is answered ends it, and must be called once the work is done. Throws `too_many_requests` with the
   * seconds to wait when there is no room to wait.
   */
  begin(caller: Waiting): Promise<() => void>;
  /** Does `work` in a turn. Throws as {@link HeavyQueue.begin}. */
  run<T>(caller: Waiting, work: () => Promise<T>): Promise<T>;
}

export function createHeavyQueue(): HeavyQueue {
  const queue = createFairQueue(heavyLimits);
  const begin = ({ ip, accountId }: Waiting): Promise<() => void> =>
    new Promise((resolve, reject) => {
      queue
        .run(accountId ?? networkOf(ip), () => {
          const { promise, resolve: end } = Promise.withResolvers<void>();
          // What came in while the one before ran goes first.
          setImmediate(() => resolve(end));
          return promise;
        })
        .catch((error: unknown) => {
          if (!(error instanceof QueueFullError)) return reject(error);
          const { retryAfterSeconds } = error;
          reject(new Problem(tooManyRequests, { data: { retryAfterSeconds } }));
        });
    });
  return {
    begin,
    async run(caller, work) {
      const end = await begin(caller);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
