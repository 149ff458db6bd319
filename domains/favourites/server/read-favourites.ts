import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { RouteOutput } from '#kit/contract/operations.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Favourite, getPinnedActors } from '../contract/index.ts';
import { mostInStrip, relationOf } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { isLive } from './notifications.ts';
import { pins } from './tables.ts';

/** Ids of a guest's favourites, the latest pinned first. */
export async function favouriteIds({ orm }: Executor, guestId: number): Promise<number[]> {
  const own = orm.select({ actorId: pins.actorId }).from(pins).where(eq(pins.guestId, guestId));
  return (await own.orderBy(desc(pins.pinnedAt), desc(pins.actorId))).map(({ actorId }) => actorId);
}

/** A guest's favourites, who is live first, then the latest pinned; who is not shown to the guest is left out. */
export async function readFavourites(
  { kit, notifications, performers }: Context,
  caller: Pick<Caller, 'language' | 'country'> & { readonly accountId: number },
): Promise<Favourite[]> {
  const rows = await kit.db.orm
    .select()
    .from(pins)
    .where(eq(pins.guestId, caller.accountId))
    .orderBy(desc(pins.pinnedAt), desc(pins.actorId));
  const cards = await performers.cards(
    kit.db,
    rows.map(({ actorId }) => actorId),
    caller,
  );
  const byId = new Map(rows.map((row) => [row.actorId, row]));
  const general = await notifications.wanted(kit.db, caller.accountId, isLive);
  const all = cards.flatMap((actor) => {
    const row = byId.get(actor.id);
    const settings = {
      actorId: actor.id,
      email: row?.byEmail ?? general.has('email'),
      sms: row?.bySms ?? general.has('sms'),
    };
    return row ? [{ actor, settings, pinnedAt: row.pinnedAt.getTime() }] : [];
  });
  return [...all.filter(({ actor }) => actor.isOnline), ...all.filter(({ actor }) => !actor.isOnline)];
}

/** A guest's favourites in few words, in the same order; `total`: of all who are shown to the guest. */
export async function readStrip(
  { kit, performers }: Context,
  caller: Pick<Caller, 'language' | 'country'> & { readonly accountId: number },
): Promise<RouteOutput<typeof getPinnedActors>> {
  const cards = await performers.cards(kit.db, await favouriteIds(kit.db, caller.accountId), caller);
  const sorted = [...cards.filter(({ isOnline }) => isOnline), ...cards.filter(({ isOnline }) => !isOnline)];
  const actors = sorted
    .slice(0, mostInStrip)
    .map(({ id, name, avatar, isOnline, liveState }) => ({ id, name, avatar, isOnline, liveState }));
  return { actors, total: cards.length };
}

/** What some performers are to a guest; whom the map lacks is not pinned. */
export async function relationsOf({ orm }: Executor, guestId: number | null, actorIds: readonly number[]) {
  if (guestId === null) return new Map<never, never>();
  const rows = await orm
    .select({ actorId: pins.actorId })
    .from(pins)
    .where(and(eq(pins.guestId, guestId), inArray(pins.actorId, [...actorIds])));
  const pinned = relationOf(true) as { isFavoriteActorOfGuest: boolean; modelGuestRelation: { isFavorite: boolean } };
  return new Map(rows.map(({ actorId }) => [actorId, pinned]));
}

/** How often some performers are pinned, or all of them. */
export async function totalsOf(tx: Tx, actorIds: readonly number[] | null): Promise<Map<number, number>> {
  const rows = await tx.orm
    .select({ actorId: pins.actorId, total: count() })
    .from(pins)
    .where(actorIds === null ? undefined : inArray(pins.actorId, [...actorIds]))
    .groupBy(pins.actorId);
  return new Map(rows.map(({ actorId, total }) => [actorId, total]));
}

/** Which of some guests have pinned a performer. */
export async function fansAmong({ orm }: Executor, actorId: number, guestIds: readonly number[]): Promise<number[]> {
  if (guestIds.length === 0) return [];
  const rows = await orm
    .select({ guestId: pins.guestId })
    .from(pins)
    .where(and(eq(pins.actorId, actorId), inArray(pins.guestId, [...guestIds])));
  return rows.map(({ guestId }) => guestId);
}

/** Everybody who has pinned a performer, by their numbers. */
export async function fansOf({ orm }: Executor, actorId: number): Promise<number[]> {
  const rows = await orm
    .select({ guestId: pins.guestId })
    .from(pins)
    .where(eq(pins.actorId, actorId))
    .orderBy(asc(pins.guestId));
  return rows.map(({ guestId }) => guestId);
}
