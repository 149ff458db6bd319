import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { ExitCode, OfferedPicture, RoomSource } from '../../contract/index.ts';
import {
  accountLocked,
  chatLimits,
  exitCodes,
  notLive,
  performerStopped,
  performerWentLive,
  softwareNotReady,
} from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { rooms } from '../tables.ts';
import { reconcileLockedRoom } from './reconcile-room.ts';
import type { RoomRow } from './room-row.ts';
import { changeRoom, lockRoom } from './room-row.ts';

export interface RoomSettings {
  readonly freeChat?: boolean | undefined;
  readonly autoAccept?: boolean | undefined;
  readonly livePreview?: boolean | undefined;
}

/** As {@link RoomSettings}, and whether the performer is there for calls alone. */
export interface LiveSettings extends RoomSettings {
  readonly callsOnly?: boolean | undefined;
  readonly source?: RoomSource | undefined;
}

/** How long a studio that is lost, or has not sent yet, may take to (come back and) send, ms. */
export const hostGrace = (ctx: Context): number => chatLimits.hostGrace * (ctx.times.ring / chatLimits.ring);

/**
 * The performer goes live: a room opens that the site sees with the first frame. One that is open already is taken over
 * by this connection, with its guests (a second device, or the same one after a crash); the other one stops sending. With
 * `callsOnly` the room is nobody's to see, and nothing is expected to be sent; a show that is on stays as it is.
 */
export async function goLive(
  ctx: Context,
  actorId: number,
  settings: LiveSettings,
  connectionId: string,
): Promise<RoomRow> {
  const actor = await ctx.deps.performers.actor(ctx.kit.db, actorId);
  if (!actor) throw new Problem(notFound);
  if (actor.isLocked) throw new Problem(accountLocked);
  await ctx.deps.performers.assertAdmitted(ctx.kit.db, actorId);
  const source = settings.source ?? 'browser';
  if (source === 'software' && !(await ctx.deps.ownSoftware?.())?.isReady(actorId)) throw new Problem(softwareNotReady);
  const at = ctx.now();
  const callsOnly = settings.callsOnly ?? false;
  const { room, takenOver } = await ctx.kit.db.transaction(async (tx) => {
    const wanted = {
      freeChat: settings.freeChat ?? actor.freeChatByDefault,
      autoAccept: settings.autoAccept ?? actor.autoAccept,
      livePreview: (settings.livePreview ?? true) && actor.livePreviewAllowed,
      voyeurAllowed: actor.voyeurAllowed,
      callsOnly,
      source,
    };
    const found = await lockRoom(tx, actorId, 'update');
    const late = found !== null && isOverdue(ctx, found);
    // Too late to come back: what hung on the old room is over, and a new one opens.
    if (late) await closeLocked(ctx, tx, found, exitCodes.hostRelogin);
    const open = late ? null : found;
    if (open && callsOnly && !open.callsOnly) return { room: open, takenOver: false };
    if (open) {
      const begins = open.callsOnly && !callsOnly;
      const waits = begins ? hostGrace(ctx) * 3 : hostGrace(ctx);
      const deadlineAt = open.sending || callsOnly ? null : at + waits;
      const held = { holder: connectionId, seenAt: at, deadlineAt, ...(begins && { startedAt: at }) };
      const kept = await changeRoom(tx, open, { ...wanted, ...held });
      await reconcileLockedRoom(ctx, tx, kept);
      if (begins) await tx.emit(performerWentLive, { actorId, at });
      const isOther = open.holder !== null && open.holder !== connectionId;
      // Software goes on sending whoever looks after the show.
      const takenOver = open.source !== source || (isOther && source === 'browser');
      return { room: kept, takenOver };
    }
    const [row] = await tx.orm
      .insert(rooms)
      .values({
        ...wanted,
        actorId,
        actorName: actor.name,
        startedAt: at,
        holder: connectionId,
        seenAt: at,
        deadlineAt: callsOnly ? null : at + hostGrace(ctx) * 3,
      })
      .returning();
    // Nobody waits for a first frame of who is there for calls.
    if (callsOnly) await reconcileLockedRoom(ctx, tx, row as RoomRow);
    else await tx.emit(performerWentLive, { actorId, at });
    return { room: row as RoomRow, takenOver: false };
  });
  await ctx.media.openRoom(actorId);
  if (takenOver) await ctx.media.dropPublisher(actorId);
  if (room.source === 'software') (await ctx.deps.ownSoftware?.())?.carry(actorId);
  return room;
}

/** Changes what holds in the open room; chats that may not go on end. @throws Problem not_live */
export async function setRoom(ctx: Context, actorId: number, settings: RoomSettings): Promise<void> {
  await changeOpenRoom(ctx, actorId, ({ freeChat, autoAccept, livePreview }) => ({
    freeChat: settings.freeChat ?? freeChat,
    autoAccept: settings.autoAccept ?? autoAccept,
    livePreview: settings.livePreview ?? livePreview,
  }));
}

/** Closes the open room; all its chats end with the same code. @throws Problem not_live */
export async function closeRoom(ctx: Context, actorId: number, exit: ExitCode): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (!room) throw new Problem(notLive);
    await closeLocked(ctx, tx, room, exit);
  });
}

async function closeLocked(ctx: Context, tx: Tx, room: RoomRow, exit: ExitCode): Promise<void> {
  const at = ctx.now();
  const values = { endedAt: at, exitCode: exit.code, sending: false, holder: null, deadlineAt: null };
  const closed = await changeRoom(tx, room, values);
  await reconcileLockedRoom(ctx, tx, closed);
  if (!room.callsOnly) await tx.emit(performerStopped, { actorId: room.actorId, at });
  tx.afterCommit(() => {
    ctx.work.follow('closing a picture', ctx.media.closeRoom(room.actorId));
    ctx.clusterBus.publish({ about: 'closeRoom', actorId: room.actorId });
  });
}

/**
 * A connection of the studio stands (again). Nothing happens when the performer is not live, or when another connection
 * holds the room and the show is not this one's `own`: a second tab that is closed later must not end the show.
 */
export async function hostBack(ctx: Context, actorId: number, connectionId: string, own: boolean): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (!room || (room.holder !== null && !own)) return;
    const at = ctx.now();
    const deadlineAt = room.sending || room.callsOnly ? null : (room.deadlineAt ?? at + hostGrace(ctx));
    await changeRoom(tx, room, { holder: connectionId, seenAt: at, deadlineAt });
  });
}

/** The studio's connection is lost; another one that took over meanwhile keeps the room. */
export async function hostLost(ctx: Context, actorId: number, connectionId: string): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (room?.holder !== connectionId) return;
    await changeRoom(tx, room, { holder: null, deadlineAt: ctx.now() + hostGrace(ctx) });
  });
}

/** The session of the studio's connection is over: the room closes now, and the picture with it. */
export async function hostOut(ctx: Context, actorId: number, connectionId: string): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (room?.holder === connectionId) await closeLocked(ctx, tx, room, exitCodes.hostLogout);
  });
}

/** Closes the room of somebody who is no performer any more, if one is open. */
export async function closeRoomOfFormer(
  ctx: Context,
  tx: Tx,
  actorId: number,
  exit: ExitCode = exitCodes.hostLock,
): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (room) await closeLocked(ctx, tx, room, exit);
}

/** Frames arrive from the studio, or have stopped. The first one puts the performer online. */
export async function hostSending(ctx: Context, actorId: number, sending: boolean): Promise<void> {
  await changeOpenRoom(
    ctx,
    actorId,
    (room) => {
      const at = ctx.now();
      // Between two calls nothing is sent; a call without sound ends by itself.
      if (room.callsOnly) return { sending };
      if (!sending) return { sending, deadlineAt: room.deadlineAt ?? at + hostGrace(ctx) * 3 };
      const deadlineAt = room.holder === null ? room.deadlineAt : null;
      return { sending, deadlineAt, onlineAt: room.onlineAt ?? at };
    },
    true,
  );
}

/** What browsers need to show the broadcast, for who asks before a start. */
export async function hostOffers(ctx: Context, actorId: number, pictures: OfferedPicture[]): Promise<void> {
  await changeOpenRoom(ctx, actorId, () => ({ pictures }), true);
}

/** The engine has given the broadcast up: the room waits once more, shortly. */
export async function hostGone(ctx: Context, actorId: number): Promise<void> {
  const waits = { deadlineAt: ctx.now() + hostGrace(ctx) };
  await changeOpenRoom(ctx, actorId, (room) => ({ sending: false, ...(room.callsOnly ? {} : waits) }), true);
}

async function changeOpenRoom(
  ctx: Context,
  actorId: number,
  change: (room: RoomRow) => Partial<RoomRow>,
  quiet = false,
): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const room = await lockRoom(tx, actorId, 'update');
    if (!room && quiet) return;
    if (!room) throw new Problem(notLive);
    await reconcileLockedRoom(ctx, tx, await changeRoom(tx, room, change(room)));
  });
}

/** Closes a room whose time has run out: 203 when the studio is lost, 202 when it only stopped sending. */
export async function closeOverdueRoom(ctx: Context, roomId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const [room] = await tx.orm
      .select()
      .from(rooms)
      .where(and(eq(rooms.id, roomId), isNull(rooms.endedAt)))
      .for('update', { skipLocked: true });
    if (!room || !isOverdue(ctx, room)) return;
    await closeLocked(ctx, tx, room, room.holder === null ? exitCodes.hostLogout : exitCodes.hostStopped);
  });
}

/** Past its deadline, or held by a process that has not said so for too long. */
export function isOverdue(ctx: Context, room: RoomRow): boolean {
  const at = ctx.now();
  return (room.deadlineAt !== null && room.deadlineAt <= at) || room.seenAt + hostGrace(ctx) * 2 <= at;
}
