import { AsyncLocalStorage } from 'node:async_hooks';

/** How many deliveries may be carried out at once. */
export interface LaneLimits {
  /** At most so many of one subscriber. */
  readonly each: number;
  /** Every subscriber has a lane of its own at any time; so many more there are for all of them together. */
  readonly spare: number;
}

/** A lane holds a database connection while it delivers; the pool has sixteen. */
export const usualLimits: LaneLimits = { each: 4, spare: 4 };

/** Lanes in which the deliveries of subscribers are carried out, each lane one after the other. */
export interface Lanes {
  /** Something may be due for a subscriber: one more lane looks, while there is one. */
  open(subscriber: string): void;
  /** Resolves once no lane runs, with the number of deliveries since the last time. */
  settled(): Promise<number>;
  /** Lets what runs come to its end, and begins nothing more. */
  stop(): Promise<void>;
}

/**
 * `deliver` carries out one delivery that is due for a subscriber, and answers whether there was one. A lane ends when
 * there is none, or when it throws, which `failed` is told.
 */
export function createLanes(
  deliver: (subscriber: string) => Promise<boolean>,
  { each, spare }: LaneLimits,
  failed: (error: unknown) => void,
): Lanes {
  const counts = new Map<string, number>();
  const running = new Set<Promise<void>>();
  /** Subscribers for whom something came while all of their lanes were busy, perhaps ending. */
  const missed = new Set<string>();
  // A lane outlives the call that opened it: what that call waits for and has read is no business of the lane.
  const outside = AsyncLocalStorage.snapshot();
  let spares = 0;
  let delivered = 0;
  let isStopped = false;

  const run = async (subscriber: string): Promise<void> => {
    do {
      missed.delete(subscriber);
      while (!isStopped && (await deliver(subscriber))) delivered += 1;
    } while (!isStopped && missed.has(subscriber));
  };

  const close = (subscriber: string): void => {
    const left = (counts.get(subscriber) ?? 1) - 1;
    counts.set(subscriber, left);
    if (left > 0) spares -= 1;
  };

  return {
    open(subscriber) {
      if (isStopped) return;
      const count = counts.get(subscriber) ?? 0;
      if (count >= each || (count > 0 && spares >= spare)) {
        missed.add(subscriber);
        return;
      }
      counts.set(subscriber, count + 1);
      if (count > 0) spares += 1;
      const lane: Promise<void> = outside(run, subscriber)
        .catch(failed)
        .finally(() => {
          close(subscriber);
          running.delete(lane);
        });
      running.add(lane);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
      const since = delivered;
      delivered = 0;
      return since;
    },
    async stop() {
      isStopped = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
