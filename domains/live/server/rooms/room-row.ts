import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { roomGuests, rooms } from '../tables.ts';

export type RoomRow = typeof rooms.$inferSelect;
export type RoomGuestRow = typeof roomGuests.$inferSelect;

const open = (actorId: number) => and(eq(rooms.actorId, actorId), isNull(rooms.endedAt));

/** The performer's open room; null when not live. */
export async function findRoom(executor: Executor, actorId: number): Promise<RoomRow | null> {
  const [row] = await executor.orm.select().from(rooms).where(open(actorId));
  return row ?? null;
}

const openRoom = and(eq(rooms.actorId, sql.placeholder('actorId')), isNull(rooms.endedAt));
const toChange = prepared((orm) => orm.select().from(rooms).where(openRoom).for('update').prepare('live_change_room'));
const toEnter = prepared((orm) => orm.select().from(rooms).where(openRoom).for('share').prepare('live_enter_room'));

/**
 * Locks the performer's open room: `update` to change what holds in it, `share` to let somebody in, which many may do
 * at a time while nothing changes.
 */
export async function lockRoom(tx: Tx, actorId: number, strength: 'update' | 'share'): Promise<RoomRow | null> {
  const [row] = await (strength === 'update' ? toChange : toEnter)(tx).execute({ actorId });
  return row ?? null;
}

/** Locks a room, open or not. */
export async function lockRoomById(tx: Tx, roomId: number): Promise<RoomRow | null> {
  const [row] = await tx.orm.select().from(rooms).where(eq(rooms.id, roomId)).for('update');
  return row ?? null;
}

export async function changeRoom(tx: Tx, room: RoomRow, values: Partial<RoomRow>): Promise<RoomRow> {
  await tx.orm.update(rooms).set(values).where(eq(rooms.id, room.id));
  return { ...room, ...values };
}

const guestOfRoom = prepared((orm) =>
  orm
    .select()
    .from(roomGuests)
    .where(and(eq(roomGuests.roomId, sql.placeholder('roomId')), eq(roomGuests.guestId, sql.placeholder('guestId'))))
    .prepare('live_room_guest'),
);

/** What holds for a guest in a room; null: nothing special. */
export async function findRoomGuest(executor: Executor, roomId: number, guestId: number): Promise<RoomGuestRow | null> {
  const [row] = await guestOfRoom(executor).execute({ roomId, guestId });
  return row ?? null;
}

export async function setRoomGuest(
  tx: Tx,
  roomId: number,
  guestId: number,
  values: Partial<Pick<RoomGuestRow, 'muted' | 'kicked' | 'textStartedAt'>>,
): Promise<void> {
  await tx.orm
    .insert(roomGuests)
    .values({ roomId, guestId, ...values })
    .onConflictDoUpdate({ target: [roomGuests.roomId, roomGuests.guestId], set: values });
}
