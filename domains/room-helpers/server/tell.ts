import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { publish } from '#kit/server/resource.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { lockRules } from './rows.ts';
import { rules } from './tables.ts';
import { careOf, ownCareOf, studioOf } from './view.ts';

/**
 * Something about a room has changed: its state gets the next number, and whoever follows it is told after the commit. Of the guests named each
 * hears what holds for them alone.
 */
export async function tellChanged(ctx: Context, tx: Tx, actorId: number, guestIds: readonly number[] = []) {
  const { kit } = ctx;
  await lockRules(tx, actorId, kit.clock.now());
  await tx.orm
    .update(rules)
    .set({ version: sql`${rules.version} + 1` })
    .where(eq(rules.actorId, actorId));
  const care = await careOf(tx, actorId);
  const studio = await studioOf(ctx, tx, actorId);
  const owns = new Map<number, contract.OwnCare>();
  for (const guestId of new Set(guestIds)) owns.set(guestId, await ownCareOf(ctx, tx, actorId, guestId));
  tx.afterCommit(() => {
    publish(kit.realtime, contract.roomCare, contract.roomCareChanged, { actorId, care }, { key: actorId });
    publish(kit.realtime, contract.studioHelpers, contract.studioHelpersChanged, { actorId, studio }, { key: actorId });
    for (const [ownerId, own] of owns)
      publish(kit.realtime, contract.ownRoomCare, contract.ownRoomCareChanged, { actorId, own }, { ownerId });
  });
}
