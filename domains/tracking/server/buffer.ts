import type { Timer } from '#kit/clock/clock.ts';
import type { Kit } from '#kit/server/kit.ts';

/** How long something waits at most before it is written, in milliseconds. */
const patience = 2000;
/** So many are written together. */
const batch = 500;
/** More than this are not kept waiting: statistics must not fill the memory while the database is away. */
const most = 5000;

/** Collects what may be written later and writes it in batches, so that counting never slows a page. */
export interface Buffer<T> {
  /** Takes one in; never fails. */
  add(item: T): void;
  /** Writes what waits. What cannot be written is dropped and counted. */
  flush(): Promise<void>;
  /** How many were dropped since the start. */
  readonly dropped: number;
}

export function createBuffer<T>({ clock, log }: Pick<Kit, 'clock' | 'log'>, write: (items: T[]) => Promise<void>) {
  let waiting: T[] = [];
  let dropped = 0;
  let timer: Timer | null = null;
  let running: Promise<void> = Promise.resolve();

  const drop = (count: number, error?: unknown): void => {
    dropped += count;
    log.warn({ dropped, ...(error instanceof Error ? { err: error } : {}) }, 'statistics were dropped');
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const items = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      await write(items).catch((error: unknown) => drop(items.length, error));
    }
  };

  const buffer: Buffer<T> = {
    add(item) {
      if (waiting.length >= most) return drop(1);
      waiting.push(item);
      timer ??= clock.setTimeout(() => void buffer.flush(), patience);
    },
    flush() {
      clock.clear(timer);
      timer = null;
      running = running.then(writeAll);
      return running;
    },
    get dropped() {
      return dropped;
    },
  };
  return buffer;
}
