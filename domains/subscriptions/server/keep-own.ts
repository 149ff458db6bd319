import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { subscriptionFields } from '../contract/guest-fields.ts';
import { platformKinds } from '../contract/products.ts';
import { subscriptions } from './tables.ts';

/** Guests a process keeps in memory, and for how long it believes it, in ms, should word of a change not reach it. */
const most = 20_000;
const beliefMs = 10_000;

type Fields = FieldsOf<typeof subscriptionFields.shape>;
type Held = readonly { readonly kind: string; readonly endedAt: Date | null; readonly holdsUntil: Date }[];

const read = ({ orm }: Executor, guestId: number): Promise<Held> =>
  orm
    .select({ kind: subscriptions.kind, endedAt: subscriptions.endedAt, holdsUntil: subscriptions.holdsUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.guestId, guestId), inArray(subscriptions.kind, [...platformKinds])));

function fieldsOf(rows: Held, now: number): Fields {
  const has = (kind: string): boolean =>
    rows.some((row) => row.kind === kind && row.endedAt === null && row.holdsUntil.getTime() > now);
  const hasTv = has('tv');
  return {
    isVip: has('vip'),
    isSelect: has('select'),
    hasTvSubscription: hasTv,
    hadTvSubscription: !hasTv && rows.some(({ kind }) => kind === 'tv'),
  };
}

/**
 * What every page says about a guest's subscriptions: read once, and again when anything of this domain has changed, also by
 * another process; what ends by time alone ends at its time. Whoever decides about access reads the table itself.
 */
export function keepOwn({ db, clock, caches }: Kit): (guestId: number) => Promise<Fields> {
  const kept = new LRUCache<number, { readonly since: number; readonly readAt: number; readonly rows: Held }>({
    max: most,
  });
  caches.onClear('subscriptions.own', () => kept.clear());
  return async (guestId) => {
    const now = clock.now();
    const known = kept.get(guestId);
    const isFresh = known && now - known.readAt < beliefMs && db.changes.unchanged(['subscriptions'], known.since);
    if (isFresh) return fieldsOf(known.rows, now);
    const since = db.changes.now;
    const rows = await read(db, guestId);
    kept.set(guestId, { since, readAt: now, rows });
    return fieldsOf(rows, now);
  };
}
