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
}

/** Calls made offline are queued and replayed in their order when the browser is back online (spec 1 §4). */
export function createReplayQueue<T>({ send, isOnline, onOnline, most }: ReplayOptions<T>): ReplayQueue<T> {
  let waiting: T[] = [];
  let busy = false;

  const pump = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (waiting.length > 0 && isOnline()) {
      const [item] = waiting as [T];
      if (!(await send(item).catch(() => false))) break;
      waiting = waiting.filter((one) => one !== item);
    }
    busy = false;
  };
  const stop = onOnline(() => void pump());

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
      waiting = [];
    },
  };
}
