import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from './context.ts';
import { reconcileRoom } from './reconcile-room.ts';
import type { RoomRow } from './room-row.ts';
import { hostGrace } from './rooms.ts';
import { chats, rooms } from './tables.ts';

/**
 * After a start: opens the media rooms of performers who were live, gives both sides the grace to come back, and brings
 * presence and rooms in line. Chats whose guest got no frame since end by their own deadlines and pay back what was not
 * delivered; those whose two sides come back in time go on.
 */
export async function recover(ctx: Context): Promise<void> {
  const { db } = ctx.kit;
  await db.transaction((tx) => ctx.deps.performers.clearPresence(tx));
  for (const room of await db.orm.select().from(rooms).where(isNull(rooms.endedAt))) {
    const orphan = isOrphan(ctx, room);
    if (orphan) await ctx.media.openRoom(room.actorId);
    await db.orm
      .update(rooms)
      .set({ announced: null, ...(orphan ? awaitHost(ctx) : {}) })
      .where(eq(rooms.id, room.id));
    await reconcileRoom(ctx, room.id);
  }
  const calls = await db.orm
    .select()
    .from(chats)
    .where(and(eq(chats.type, 'VIDEO_CALL'), ne(chats.status, 'ended')));
  for (const chat of calls) await ctx.media.openCamera(chat);
}

/** A room held by a process that is gone: any, when there is but this one; else one not seen for three sweeps. */
const isOrphan = (ctx: Context, room: RoomRow): boolean =>
  !ctx.kit.bus.remote || room.seenAt < ctx.now() - 15_000 * ctx.kit.config.CLOCK_SPEED;

const awaitHost = (ctx: Context): Partial<RoomRow> => ({
  holder: null,
  sending: false,
  seenAt: ctx.now(),
  deadlineAt: ctx.now() + hostGrace(ctx),
});
