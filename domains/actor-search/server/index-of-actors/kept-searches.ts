import type { Bits } from './bits.ts';
import type { Derived } from './derived.ts';
import type { ActorIndex } from './index-of-actors.ts';
import type { Found, IndexQuery } from './run-search.ts';
import { runSearch } from './run-search.ts';

/** So many different searches are kept. */
const mostKept = 200;

/** So many questions are remembered as asked once. */
const mostAsked = 2000;

/** Searches in an index; who asks what was asked already, while nobody has changed, gets what was found. */
export type Finder = (query: IndexQuery) => Found;

/** The same question in one spelling; `now` counts by what it changes. */
const keyOf = ({ conditions, country, near, radiusKm, order, mood, from, take }: IndexQuery): string =>
  JSON.stringify([[...conditions], country, near && [near.lat, near.long], radiusKm, order, mood, from, take]);

/** Keeps what was found, from the second who asks the same, until somebody changes, or a moment makes somebody older or new no longer. */
export function keepSearches(index: ActorIndex, derived: Derived): Finder {
  const kept = new Map<string, Found>();
  // What nobody asks again would only be carried about.
  const asked = new Set<string>();
  let version = -1;
  let moment: ReadonlyMap<string, Bits> | null = null;
  return (query) => {
    const derivedNow = derived.of(query.now);
    if (version !== index.version || moment !== derivedNow) {
      kept.clear();
      asked.clear();
      version = index.version;
      moment = derivedNow;
    }
    const key = keyOf(query);
    const known = kept.get(key);
    if (known) return known;
    const found = runSearch(index, derived, query);
    if (!asked.has(key)) {
      if (asked.size >= mostAsked) asked.clear();
      asked.add(key);
      return found;
    }
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
    return found;
  };
}
