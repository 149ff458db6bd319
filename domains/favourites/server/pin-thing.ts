import { and, count, eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { publish } from '#kit/server/resource.ts';
import type { Pinned, PinnedKind } from '../contract/index.ts';
import { favouritePinned, favouritesFull, favouriteUnpinned, ownPins, pinMissing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { pinnedThings } from './tables.ts';
import { findThings, pinnableAlbums } from './things.ts';

/** Most things of one kind that one guest has pinned. */
export const mostThings = 500;

/** A kind, and the id in it. */
export interface ThingRef {
  readonly kind: PinnedKind;
  readonly id: string;
}

const pinOf = ({ kind, id }: ThingRef, actorId: number): Pinned => ({
  type: kind,
  actorId,
  ...(kind === 'album' && { albumId: Number(id) }),
  ...(kind === 'picture' && { pictureId: id }),
});

const rowOf = (guestId: number, { kind, id }: ThingRef) =>
  and(eq(pinnedThings.guestId, guestId), eq(pinnedThings.kind, kind), eq(pinnedThings.thing, id));

/** Of one guest only one thing changes at a time: two tabs find no room for the last one twice, and pushes come in order. */
const alone = (tx: Tx, guestId: number): Promise<void> => lockByName(tx, 'favourites', guestId);

/** Tells who has an album that it was pinned at an instant, or is pinned no more (null). */
async function tellOwner({ kit }: Context, tx: Tx, ref: ThingRef, guestId: number, at: Date | null): Promise<void> {
  if (ref.kind !== 'album') return;
  for (const one of kit.extensions.of(pinnableAlbums)) await one.pinned?.(tx, { albumId: Number(ref.id), guestId, at });
}

/**
 * Pins something of a performer that the guest may see, once however often it is asked for.
 * @throws Problem `pin_missing`, `favourites_full`
 */
export async function pinThing(ctx: Context, caller: AccountCaller, ref: ThingRef): Promise<void> {
  const { kit } = ctx;
  const guestId = caller.accountId;
  const thing = (await findThings(ctx, ref.kind, [ref.id], caller)).get(ref.id);
  if (!thing) throw new Problem(pinMissing);
  await kit.db.transaction(async (tx) => {
    await alone(tx, guestId);
    const row = {
      guestId,
      kind: ref.kind,
      thing: ref.id,
      actorId: thing.actor.id,
      pinnedAt: new Date(kit.clock.now()),
    };
    const added = await tx.orm
      .insert(pinnedThings)
      .values(row)
      .onConflictDoNothing()
      .returning({ thing: pinnedThings.thing });
    if (added.length > 0) {
      const own = and(eq(pinnedThings.guestId, guestId), eq(pinnedThings.kind, ref.kind));
      const [counted] = await tx.orm.select({ pins: count() }).from(pinnedThings).where(own);
      if ((counted?.pins ?? 0) > mostThings) throw new Problem(favouritesFull, { data: { most: mostThings } });
      await tellOwner(ctx, tx, ref, guestId, row.pinnedAt);
    }
    const pin = pinOf(ref, thing.actor.id);
    tx.afterCommit(() => publish(kit.realtime, ownPins, favouritePinned, pin, { ownerId: guestId }));
  });
}

/** Takes a pin away; what is not pinned stays so, and nobody hears of it. */
export async function unpinThing(ctx: Context, guestId: number, ref: ThingRef): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    await alone(tx, guestId);
    const [gone] = await tx.orm.delete(pinnedThings).where(rowOf(guestId, ref)).returning();
    if (!gone) return;
    await tellOwner(ctx, tx, ref, guestId, null);
    const pin = pinOf(ref, gone.actorId);
    tx.afterCommit(() => publish(kit.realtime, ownPins, favouriteUnpinned, pin, { ownerId: guestId }));
  });
}

/** A picture has left its gallery for good: nobody has it pinned any more, and the pages that show it hear so. */
export async function forgetPicture({ kit }: Context, tx: Tx, pictureId: string): Promise<void> {
  const ref: ThingRef = { kind: 'picture', id: pictureId };
  const gone = await tx.orm
    .delete(pinnedThings)
    .where(and(eq(pinnedThings.kind, ref.kind), eq(pinnedThings.thing, ref.id)))
    .returning();
  tx.afterCommit(() => {
    for (const { guestId, actorId } of gone)
      publish(kit.realtime, ownPins, favouriteUnpinned, pinOf(ref, actorId), { ownerId: guestId });
  });
}
