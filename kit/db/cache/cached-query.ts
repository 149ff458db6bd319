import type { Db, Executor } from '../db.ts';
import { recordReads, trackReads } from './query-cache.ts';

/** How long it is believed at most, ms: another process may not have been able to say that something changed. */
const believedMs = 1_500;

interface Made<T> {
  readonly value: T;
  readonly schemas: ReadonlySet<string>;
}

interface Kept<T> extends Made<T> {
  readonly since: number;
  readonly until: number;
}

/**
 * A reading of a few rows that every page needs, kept until something changes in the schemas it reads. A transaction reads for
 * itself: it may have changed them. What is given out is held by many, and nobody changes it.
 */
export function cachedQuery<T>(read: (executor: Executor) => Promise<T>): (executor: Executor) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>();
  /** Under way: who asks meanwhile waits with it, unless something changed since it began. */
  const begun = new WeakMap<Db, { readonly since: number; readonly made: Promise<Made<T>> }>();
  const readAndKeep = async (db: Db, since: number): Promise<Made<T>> => {
    const until = performance.now() + believedMs;
    const made = await trackReads(() => read(db));
    if (db.changes.unchanged(made.schemas, since)) kept.set(db, { ...made, since, until });
    return made;
  };
  const current = async (db: Db): Promise<Made<T>> => {
    const { changes } = db;
    const known = kept.get(db);
    if (known && performance.now() < known.until && changes.unchanged(known.schemas, known.since)) return known;
    const other = begun.get(db);
    if (other?.since === changes.now) return other.made;
    const since = changes.now;
    const made = readAndKeep(db, since);
    begun.set(db, { since, made });
    try {
      return await made;
    } finally {
      if (begun.get(db)?.made === made) begun.delete(db);
    }
  };
  return async (executor) => {
    if (!isDb(executor)) return read(executor);
    const { value, schemas } = await current(executor);
    // What is made of it hangs on the same schemas.
    recordReads(schemas);
    return value;
  };
}

const isDb = (executor: Executor): executor is Db => 'changes' in executor;
