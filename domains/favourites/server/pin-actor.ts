import { and, count, eq } from 'drizzle-orm';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { publish } from '#kit/server/resource.ts';
import {
  favouriteFacts,
  favouritePinned,
  favouritesFull,
  favouriteUnpinned,
  guestPinned,
  guestUnpinned,
} from '../contract/index.ts';
import type { Context } from './deps.ts';
import { pins } from './tables.ts';
import { countDay } from './trend.ts';

/** Most favourites of one guest. */
export const most = 500;

type Guest = Pick<Caller, 'country'> & { readonly accountId: number };

/**
 * Makes a performer a favourite, once however often it is asked for.
 * @throws Problem `actor_not_found`, `favourites_full`
 */
export async function pinActor({ kit, performers }: Context, guest: Guest, actorId: number): Promise<void> {
  const guestId = guest.accountId;
  const actor = await performers.actor(kit.db, actorId);
  if (!actor || isBanned(actor, guest.country)) throw new Problem(actorMissing);
  await kit.db.transaction(async (tx) => {
    // Of one guest only one is pinned at a time, or two tabs would both find room for the last.
    await lockByName(tx, 'favourites', guestId);
    const row = { guestId, actorId, pinnedAt: new Date(kit.clock.now()) };
    const added = await tx.orm.insert(pins).values(row).onConflictDoNothing().returning({ actorId: pins.actorId });
    if (added.length > 0) {
      const [counted] = await tx.orm.select({ pins: count() }).from(pins).where(eq(pins.guestId, guestId));
      if ((counted?.pins ?? 0) > most) throw new Problem(favouritesFull, { data: { most } });
      performers.counters.changed(tx, 'favoriteCount', actorId);
      await tx.emit(guestPinned, { guestId, actorId, at: row.pinnedAt.getTime() });
      // Last: it is one row for everybody who pins this performer today.
      await countDay(tx, actorId, 'added', kit.clock.now());
    }
    tx.afterCommit(() =>
      publish(kit.realtime, favouriteFacts, favouritePinned, { type: 'actor', actorId }, { ownerId: guestId }),
    );
  });
}

/** Takes a performer out of the favourites; one that is none stays none. */
export async function unpinActor({ kit, performers }: Context, guestId: number, actorId: number): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const own = and(eq(pins.guestId, guestId), eq(pins.actorId, actorId));
    const gone = await tx.orm.delete(pins).where(own).returning({ actorId: pins.actorId });
    if (gone.length > 0) {
      performers.counters.changed(tx, 'favoriteCount', actorId);
      await tx.emit(guestUnpinned, { guestId, actorId, at: kit.clock.now() });
      await countDay(tx, actorId, 'removed', kit.clock.now());
    }
    tx.afterCommit(() =>
      publish(kit.realtime, favouriteFacts, favouriteUnpinned, { type: 'actor', actorId }, { ownerId: guestId }),
    );
  });
}
