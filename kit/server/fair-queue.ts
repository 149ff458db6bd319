/** Too much waits: for one key, or in all. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly of: 'key' | 'all';
  /** When it is worth to come back, seconds. */
  readonly retryAfterSeconds: number;

  constructor(of: 'key' | 'all', retryAfterSeconds: number) {
    super(`The queue is full (${of}).`);
    this.of = of;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Costly work of many: a queue for each key, of which one piece runs at a time, and the keys take turns. */
export interface FairQueue {
  /** Does `work` when its turn comes. Throws {@link QueueFullError} at once when there is no room to wait. */
  run<T>(key: string | number, work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

export interface FairQueueLimits {
  /** Pieces that run at once. */
  readonly atOnce: number;
  /** Pieces of one key, running or waiting. */
  readonly perKey: number;
  /** Pieces of all, running or waiting. */
  readonly inAll: number;
  /** What a piece usually takes, to say when to come back. */
  readonly secondsEach: number;
}

interface Line {
  readonly pieces: (() => void)[];
  running: boolean;
}

export function createFairQueue({ atOnce, perKey, inAll, secondsEach }: FairQueueLimits): FairQueue {
  /** In the order of their turns: whose piece has ended goes to the end. */
  const lines = new Map<string | number, Line>();
  let running = 0;
  let waiting = 0;

  const next = (): void => {
    for (const line of lines.values()) {
      if (running >= atOnce) return;
      if (line.running) continue;
      const piece = line.pieces.shift();
      if (!piece) continue;
      line.running = true;
      running += 1;
      waiting -= 1;
      piece();
    }
  };

  const ended = (key: string | number, line: Line): void => {
    line.running = false;
    running -= 1;
    lines.delete(key);
    if (line.pieces.length > 0) lines.set(key, line);
    next();
  };

  return {
    run(key, work) {
      const line = lines.get(key) ?? { pieces: [], running: false };
      const own = line.pieces.length + Number(line.running);
      if (own >= perKey) return Promise.reject(new QueueFullError('key', Math.ceil(own * secondsEach)));
      if (running + waiting >= inAll) {
        return Promise.reject(new QueueFullError('all', Math.ceil(((running + waiting) * secondsEach) / atOnce)));
      }
      lines.set(key, line);
      return new Promise((resolve, reject) => {
        line.pieces.push(() => {
          // In a turn of its own: the caller of `next` is in the middle of the lines.
          Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => ended(key, line));
        });
        waiting += 1;
        next();
      });
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
  };
}
