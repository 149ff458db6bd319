import { setImmediate } from 'node:timers/promises';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Log } from '#kit/log/log.ts';

/** Background work of one process: none forgotten when it stops. */
export interface Work {
  /** Does it soon, at most `width` pieces at a time. A failure is logged; the sweep finds again what must be done. */
  run(what: string, piece: () => Promise<void>): void;
  /** Waits in {@link idle} for what has begun already. */
  follow(what: string, begun: Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
  /** Takes nothing more. */
  close(): void;
}

export function createWork(log: Log, width = 8): Work {
  const waiting: (() => Promise<void>)[] = [];
  let busy = 0;
  let followed = 0;
  let closed = false;
  let wakers: (() => void)[] = [];

  const done = (): void => {
    if (busy + followed + waiting.length > 0) return;
    for (const wake of wakers) wake();
    wakers = [];
  };

  const next = (): void => {
    while (busy < width) {
      const piece = waiting.shift();
      if (!piece) break;
      busy += 1;
      void piece().finally(() => {
        busy -= 1;
        next();
        done();
      });
    }
  };

  const logged = (what: string, begun: Promise<void>): Promise<void> =>
    begun.catch((error: unknown) => log.error({ err: error }, `${what} failed`));

  return {
    run(what, piece) {
      if (closed) return;
      waiting.push(() => logged(what, piece()));
      next();
    },
    follow(what, begun) {
      followed += 1;
      void logged(what, begun).finally(() => {
        followed -= 1;
        done();
      });
    },
    async idle() {
      assertOutsideTransaction('work in the background');
      for (;;) {
        // What a commit tells leaves a moment after it.
        await setImmediate();
        if (busy + followed + waiting.length === 0) return;
        await new Promise<void>((resolve) => void wakers.push(resolve));
      }
    },
    close: () => {
      closed = true;
    },
  };
}
