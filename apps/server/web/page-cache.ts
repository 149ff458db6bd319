/** What a cache keeps: a value and how long it may be given out. */
interface Kept<V> {
  readonly value: V;
  readonly until: number;
}

/** Limits of a {@link PageCache}. */
export interface PageCacheOptions {
  /** How long a page may be given to others, in milliseconds. */
  readonly ttlMs: number;
  /** Most pages kept; the oldest leave first. */
  readonly maxEntries: number;
  /** Milliseconds on a clock that only moves forward. */
  readonly now: () => number;
}

/**
 * Keeps what was made for a moment and makes it once however many ask at the same time. Used for the pages of
 * anonymous visitors: under load each page is rendered once per `ttlMs`.
 */
export class PageCache<V> {
  readonly #options: PageCacheOptions;
  readonly #kept = new Map<string, Kept<V>>();
  readonly #making = new Map<string, Promise<V>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** The value still fresh under `key`. */
  peek(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until > this.#options.now()) return kept.value;
    this.#kept.delete(key);
    return undefined;
  }

  /**
   * The value under `key`, made by `make` when there is none; everybody who asks meanwhile waits for the same one.
   * `shared` decides whether others may have it: a value that is not shared is made anew for each waiting caller.
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

  /** Forgets everything that is kept; what is being made goes on. */
  clear(): void {
    this.#kept.clear();
  }

  #keep(key: string, value: V): void {
    const { ttlMs, maxEntries, now } = this.#options;
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: now() + ttlMs });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= maxEntries) break;
      this.#kept.delete(oldest);
    }
  }
}
