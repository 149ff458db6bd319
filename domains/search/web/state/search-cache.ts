/** How long a result is shown again without asking, and how often old ones are thrown away, in ms (spec 3 §9). */
const keptForMs = 300_000;
const sweepEveryMs = 5_000;

/** What the cache needs of the world. */
export interface Time {
  now(): number;
  /** Calls `act` every so many milliseconds until the answer is called. */
  every(ms: number, act: () => void): () => void;
}

const browserTime: Time = {
  now: () => Date.now(),
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};

/** Results by what was asked for: kept for five minutes and removed by a sweep every five seconds (spec 3 §4). */
export class SearchCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #time: Time;
  #stop: (() => void) | undefined;

  constructor(time: Time = browserTime) {
    this.#time = time;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#time.now() ? entry.value : undefined;
  }

  set(key: string, value: T): void {
    this.#entries.set(key, { value, until: this.#time.now() + keptForMs });
    // The sweep rests while there is nothing to throw away.
    this.#stop ??= this.#time.every(sweepEveryMs, () => this.#sweep());
  }

  #sweep(): void {
    const now = this.#time.now();
    for (const [key, { until }] of this.#entries) if (until <= now) this.#entries.delete(key);
    if (this.#entries.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }
}
