import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { chatTypes, exitCodes, hasUpstream } from '../../contract/index.ts';
import { stepChat } from '../chats/step-chat.ts';
import type { Context } from '../context.ts';
import { reconcileRoom } from '../rooms/reconcile-room.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import { hostGrace } from '../rooms/rooms.ts';
import { chats, rooms } from '../tables.ts';

/**
 * After a start: opens the media rooms of performers who were live, gives both sides the grace to come back, and brings
 * presence and rooms in line. Chats whose guest got no frame since end by their own deadlines and pay back what was not
 * delivered; those whose two sides come back in time go on, and those long without either end
 * now (990).
 */
export async function recover(ctx: Context): Promise<void> {
  const { db } = ctx.kit;
  await db.transaction((tx) => ctx.deps.performers.clearPresence(tx));
  for (const room of await db.orm.select().from(rooms).where(isNull(rooms.endedAt))) {
    const orphan = isOrphan(ctx, room);
    if (orphan) await ctx.media.openRoom(room.actorId);
    if (orphan) await endLifeless(ctx, room.id);
    await db.orm
      .update(rooms)
      .set({ announced: null, ...(orphan ? awaitHost(ctx) : {}) })
      .where(eq(rooms.id, room.id));
    await reconcileRoom(ctx, room.id);
  }
  const calls = await db.orm
    .select()
    .from(chats)
    .where(and(inArray(chats.type, chatTypes.filter(hasUpstream)), ne(chats.status, 'ended')));
  for (const chat of calls) await ctx.media.openCamera(chat);
}

/** Chats of a room nobody holds whose picture has stood for longer than anybody is waited for: neither side is there. */
async function endLifeless(ctx: Context, roomId: number): Promise<void> {
  const at = ctx.now();
  const { rows } = await ctx.kit.db.pool.query<{ id: number }>(
    `select id from live.chats where room_id = $1 and status <> 'ended' and coalesce(delivered_at, requested_at) <= $2`,
    [roomId, at - hostGrace(ctx) - ctx.times.pictureGone],
  );
  for (const { id } of rows) await stepChat(ctx, id, () => ({ type: 'end', at, exit: exitCodes.serverTimeout }));
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
