import { asc, eq } from 'drizzle-orm';
import type { OwnHelping } from '../contract/index.ts';
import { bansOf } from './bans.ts';
import type { Context } from './deps.ts';
import { helpers } from './tables.ts';

/** Where a guest helps or is asked to, and bans of theirs that are in force. */
export async function ownHelping(ctx: Context, guestId: number): Promise<OwnHelping> {
  const { db, clock } = ctx.kit;
  const rows = await db.orm.select().from(helpers).where(eq(helpers.guestId, guestId)).orderBy(asc(helpers.since));
  const bans = await bansOf(db, guestId, clock.now());
  const names = new Map<number, string>();
  for (const actorId of new Set([...rows, ...bans].map((row) => row.actorId)))
    names.set(actorId, (await ctx.performers.actor(db, actorId))?.name ?? '');
  return {
    rooms: rows.map(({ actorId, isActive, since }) => ({
      actorId,
      actorName: names.get(actorId) ?? '',
      state: isActive ? 'active' : 'invited',
      since: since.getTime(),
    })),
    bans: bans.map(({ id, actorId, reason, createdAt, until, appealedAt, decidedAt, answer }) => ({
      banId: id,
      actorName: names.get(actorId) ?? '',
      reason,
      at: createdAt.getTime(),
      until: until?.getTime() ?? 0,
      appeal: appealedAt === null ? 'none' : decidedAt === null ? 'waiting' : 'kept',
      answer,
    })),
  };
}
