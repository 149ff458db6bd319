import { LRUCache } from 'lru-cache';
import type { Kit } from '#kit/server/kit.ts';

/** Accounts of which a process keeps something in memory, and for how long it believes it, in ms, should word of a change not reach it. */
const most = 20_000;
const beliefMs = 30_000;

/**
 * Something of an account that every page asks for: read once, and again when anything of the domain's tables has changed. Whoever
 * decides by it reads the tables themselves.
 *
 * @param what names it among the caches: `gifts.stock`; what stands before the dot is the schema of its tables
 */
export function keptByAccount<T>(
  { db, clock, caches }: Pick<Kit, 'db' | 'clock' | 'caches'>,
  what: `${string}.${string}`,
  read: (accountId: number) => Promise<T>,
): (accountId: number) => Promise<T> {
  const kept = new LRUCache<number, { readonly since: number; readonly readAt: number; readonly value: T }>({
    max: most,
  });
  const schema = what.slice(0, what.indexOf('.'));
  caches.onClear(what, () => kept.clear());
  return async (accountId) => {
    const known = kept.get(accountId);
    const now = clock.now();
    if (known && now - known.readAt < beliefMs && db.changes.unchanged([schema], known.since)) return known.value;
    const since = db.changes.now;
    const value = await read(accountId);
    kept.set(accountId, { since, readAt: now, value });
    return value;
  };
}
