import type { Db, Executor } from '../db.ts';

/** Most answers kept of one kind; the oldest goes. */
const most = 500;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/** What {@link keptFor} is asked. */
interface Question<T> {
  /** What was asked, in full: whoever asks the same gets the same. */
  readonly key: string;
  read(): Promise<T>;
  /** Whether an answer may be given out again; one that changes with every row is not. */
  isKept(value: T): boolean;
}

/**
 * Readings that are given out again for a while although something changed, such as the order of a list of which thousands fit; whoever
 * uses one asks again whether each thing in it may still be shown. Who asks the same at the same time waits for one reading, unless
 * something was changed since it began. A transaction reads for itself.
 * @param forMs by the steady clock, ms
 */
export function keptFor<T>(forMs: number): (executor: Executor, question: Question<T>) => Promise<T> {
  const all = new WeakMap<
    Db,
    { kept: Map<string, Kept<T>>; begun: Map<string, { since: number; value: Promise<T> }> }
  >();
  return async (executor, { key, read, isKept }) => {
    if (!('changes' in executor)) return read();
    const db = executor as Db;
    const { kept, begun } = all.get(db) ?? { kept: new Map(), begun: new Map() };
    all.set(db, { kept, begun });
    const known = kept.get(key);
    if (known && performance.now() < known.until) return known.value;
    const since = db.changes.now;
    const other = begun.get(key);
    if (other?.since === since) return other.value;
    // A statement that is handed back unasked is asked once, not by each who waits.
    const value = (async () => await read())();
    begun.set(key, { since, value });
    try {
      const made = await value;
      kept.delete(key);
      if (isKept(made)) kept.set(key, { value: made, until: performance.now() + forMs });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    } finally {
      if (begun.get(key)?.value === value) begun.delete(key);
    }
  };
}
