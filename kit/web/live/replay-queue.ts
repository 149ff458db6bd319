import type { Clock, Timer } from '#kit/clock/clock.ts';

/** Sends what is told, at once or as soon as there is a line again. */
export interface ReplayQueue<T> {
  add(item: T): void;
  /** How many wait. */
  readonly size: number;
  /** Stops listening; what waits is forgotten. */
  end(): void;
}

export interface ReplayOptions<T> {
  /** False when it could not be sent for want of a line; anything the server said counts as sent. */
  readonly send: (item: T) => Promise<boolean>;
  readonly isOnline: () => boolean;
  /** Tells when the line is back; the result stops it. */
  readonly onOnline: (listener: () => void) => () => void;
  /** More than this do not wait: the oldest are forgotten. */
  readonly most: number;
  readonly clock: Clock;
}

/** A browser is told of its line before the first name can be looked up: milliseconds until the next try, doubled each time. */
const pauses = { first: 1000, longest: 60_000 } as const;

/** Calls made offline are queued and replayed in their order when the browser is back online (spec 1 §4). */
export function createReplayQueue<T>({ send, isOnline, onOnline, most, clock }: ReplayOptions<T>): ReplayQueue<T> {
  let waiting: T[] = [];
  let busy = false;
  let pause: number = pauses.first;
  let next: Timer | null = null;

  const pump = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    clock.clear(next);
    let isRefused = false;
    while (waiting.length > 0 && isOnline() && !isRefused) {
      const [item] = waiting as [T];
      isRefused = !(await send(item).catch(() => false));
      if (!isRefused) waiting = waiting.filter((one) => one !== item);
    }
    busy = false;
    if (!isRefused) pause = pauses.first;
    else if (waiting.length > 0) {
      next = clock.setTimeout(() => void pump(), pause);
      pause = Math.min(pause * 2, pauses.longest);
    }
  };
  const stop = onOnline(() => {
    pause = pauses.first;
    void pump();
  });

  return {
    add(item) {
      waiting = [...waiting, item].slice(-most);
      void pump();
    },
    get size() {
      return waiting.length;
    },
    end() {
      stop();
      clock.clear(next);
      waiting = [];
    },
  };
}
