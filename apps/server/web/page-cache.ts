/** What a cache keeps: a value, how long it may be given out, and what it weighs. */
interface Kept<V> {
  readonly value: V;
  readonly until: number;
  readonly bytes: number;
}

/** Limits of a {@link PageCache}. */
export interface PageCacheOptions<V> {
  /** How long a page may be given to others, in milliseconds. */
  readonly ttlMs: number;
  /** How much longer it may stand in while no new one can be made, in milliseconds; not at all when not given. */
  readonly standInMs?: number;
  /** Most pages kept; the oldest leave first. */
  readonly maxEntries: number;
  /** Most memory they may take together; the oldest leave first, and one that is larger alone is not kept. */
  readonly maxBytes: number;
  /** What a value takes in memory, in bytes, in every form it is kept in. */
  readonly sizeOf: (value: V) => number;
  /** Milliseconds on a clock that only moves forward. */
  readonly now: () => number;
}

/** What a key costs besides its value: its text, and the entry in the map. */
const entryBytes = (key: string): number => 2 * key.length + 128;

/**
 * Keeps what was made for a moment and makes it once however many ask at the same time. Used for the pages of
 * anonymous visitors: under load each page is rendered once per `ttlMs`.
 */
export class PageCache<V> {
  readonly #options: PageCacheOptions<V>;
  readonly #kept = new Map<string, Kept<V>>();
  readonly #making = new Map<string, Promise<V>>();
  #bytes = 0;

  constructor(options: PageCacheOptions<V>) {
    this.#options = options;
  }

  /** What everything kept takes, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value still fresh under `key`. */
  peek(key: string): V | undefined {
    return this.#within(key, 0);
  }

  /** The value under `key` for want of a new one: no longer fresh, but at most `longerMs` older. */
  standIn(key: string, longerMs = this.#options.standInMs ?? 0): V | undefined {
    return this.#within(key, longerMs);
  }

  /** Whether asking for `key` makes nothing: it is there, or already being made. */
  has(key: string): boolean {
    return this.#making.has(key) || this.peek(key) !== undefined;
  }

  /**
   * The value under `key`, made by `make` when there is none; everybody who asks meanwhile waits for the same one.
   * `shared` decides whether others may have it: a value that is not shared is made again for each waiting caller.
   */
  async get(key: string, make: () => Promise<V>, shared: (value: V) => boolean): Promise<V> {
    const fresh = this.peek(key);
    if (fresh !== undefined) return fresh;
    const running = this.#making.get(key);
    if (running) {
      const value = await running;
      return shared(value) ? value : make();
    }
    const made = make();
    this.#making.set(key, made);
    try {
      const value = await made;
      if (shared(value)) this.#keep(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  /** Forgets everything that is kept; what is being made continues. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #within(key: string, longerMs: number): V | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.until + longerMs > this.#options.now() ? kept.value : undefined;
  }

  #keep(key: string, value: V): void {
    const { ttlMs, standInMs = 0, maxEntries, maxBytes, sizeOf, now } = this.#options;
    this.#drop(key);
    const bytes = sizeOf(value) + entryBytes(key);
    if (ttlMs <= 0 || bytes > maxBytes) return;
    this.#kept.set(key, { value, until: now() + ttlMs, bytes });
    this.#bytes += bytes;
    // Every value is kept equally long, so the oldest are the first to be of no use.
    for (const [oldest, { until }] of this.#kept) {
      const isUseless = until + standInMs <= now();
      if (!isUseless && this.#kept.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
