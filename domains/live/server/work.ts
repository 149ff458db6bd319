import type { Log } from '#kit/log/log.ts';

/** Background work of one process: at most `width` pieces at a time, none forgotten. */
export interface Work {
  /** Does it soon. A failure is logged; whoever needs it done finds it again by the sweep. */
  run(what: string, piece: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
  /** Takes nothing more. */
  close(): void;
}

export function createWork(log: Log, width = 8): Work {
  const waiting: (() => Promise<void>)[] = [];
  let busy = 0;
  let closed = false;
  let wakers: (() => void)[] = [];

  const next = (): void => {
    while (busy < width) {
      const piece = waiting.shift();
      if (!piece) break;
      busy += 1;
      void piece().finally(() => {
        busy -= 1;
        next();
      });
    }
    if (busy > 0 || waiting.length > 0) return;
    for (const wake of wakers) wake();
    wakers = [];
  };

  return {
    run(what, piece) {
      if (closed) return;
      waiting.push(() => piece().catch((error: unknown) => log.error({ err: error }, `${what} failed`)));
      next();
    },
    async idle() {
      while (busy > 0 || waiting.length > 0) await new Promise<void>((resolve) => void wakers.push(resolve));
    },
    close: () => {
      closed = true;
    },
  };
}
