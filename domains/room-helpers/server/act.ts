import { and, eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { notLive } from '#domains/live/contract/problems.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { MuteFor, RoomPerson } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { holds, lockRules, writeLog } from './rows.ts';
import type { Target } from './standing.ts';
import { actingRole, assertNoColleague, assertTouchable } from './standing.ts';
import { bans, helpers, mutes } from './tables.ts';
import { tellChanged } from './tell.ts';

const minute = 60_000;
const minutesOf: Readonly<Record<MuteFor, number | null>> = { '5': 5, '60': 60, show: null };

/** Takes a guest’s right to write in the room, for some minutes or the rest of the show. Refuses as the route lists. */
export async function mute(ctx: Context, byId: number, target: Target & { readonly for: MuteFor }): Promise<void> {
  const { kit } = ctx;
  const { actorId, guestId } = target;
  await kit.db.transaction(async (tx) => {
    const role = await actingRole(ctx, tx, actorId, byId);
    const text = await assertTouchable(ctx, tx, role, target);
    const roomId = await ctx.live.openRoomOf(tx, actorId);
    if (roomId === null) throw new Problem(notLive);
    const now = kit.clock.now();
    const minutes = minutesOf[target.for];
    const until = minutes === null ? null : new Date(now + minutes * minute);
    const values = { until, roomId, byId, createdAt: new Date(now) };
    await tx.orm
      .insert(mutes)
      .values({ actorId, guestId, ...values })
      .onConflictDoUpdate({ target: [mutes.actorId, mutes.guestId], set: values });
    await writeLog(tx, now, { actorId, act: 'muted', by: { role, id: byId }, guestId, text, until });
    await tellChanged(ctx, tx, actorId, [guestId]);
  });
}

/** Lets a guest write again. Who is not muted stays so, and nothing is written down. */
export async function unmute(ctx: Context, byId: number, actorId: number, guestId: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const role = await actingRole(ctx, tx, actorId, byId);
    const gone = await tx.orm
      .delete(mutes)
      .where(and(eq(mutes.actorId, actorId), eq(mutes.guestId, guestId)))
      .returning({ guestId: mutes.guestId });
    if (gone.length === 0) return;
    await writeLog(tx, kit.clock.now(), { actorId, act: 'unmuted', by: { role, id: byId }, guestId });
    await tellChanged(ctx, tx, actorId, [guestId]);
  });
}

/** Takes a line away for everybody; the log keeps what it said. */
export async function takeLine(ctx: Context, byId: number, actorId: number, lineId: number): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const role = await actingRole(ctx, tx, actorId, byId);
    const line = await ctx.live.removeRoomLine(tx, actorId, lineId);
    await assertNoColleague(ctx, tx, role, actorId, line.senderId);
    const by = { role, id: byId };
    await writeLog(tx, kit.clock.now(), { actorId, act: 'line_taken', by, guestId: line.senderId, text: line.text });
  });
}

/** Sends a guest out for the rest of the show, never out of what they pay for (decision 081). */
export async function sendOut(ctx: Context, byId: number, target: Target): Promise<void> {
  const { kit } = ctx;
  const { actorId, guestId } = target;
  await kit.db.transaction(async (tx) => {
    const role = await actingRole(ctx, tx, actorId, byId);
    const text = await assertTouchable(ctx, tx, role, target);
    await ctx.live.removeFromRoom(tx, actorId, guestId);
    await writeLog(tx, kit.clock.now(), { actorId, act: 'sent_out', by: { role, id: byId }, guestId, text });
  });
}

/** A helper asks the performer to ban somebody; asked again, nothing changes. */
export async function askForBan(
  ctx: Context,
  byId: number,
  target: Target & { readonly reason: string },
): Promise<void> {
  const { kit } = ctx;
  const { actorId, guestId, reason } = target;
  assertAllowed('body.reason', reason);
  await assertSayable(kit, 'body.reason', reason);
  await kit.db.transaction(async (tx) => {
    const role = await actingRole(ctx, tx, actorId, byId);
    // The performer bans by herself.
    if (role === 'performer') throw new Problem(notFound);
    const text = await assertTouchable(ctx, tx, role, target);
    const now = kit.clock.now();
    await lockRules(tx, actorId, now);
    const row = { actorId, guestId, askedBy: byId, state: 'asked' as const, reason, text, createdAt: new Date(now) };
    const asked = await tx.orm.insert(bans).values(row).onConflictDoNothing().returning({ id: bans.id });
    if (asked.length === 0) return;
    await writeLog(tx, now, { actorId, act: 'ban_asked', by: { role, id: byId }, guestId, text: reason });
    await tellChanged(ctx, tx, actorId);
  });
}

/** Who is openly in the room, as its helpers see it. @throws Problem not_helper */
export async function peopleIn(ctx: Context, byId: number, actorId: number): Promise<RoomPerson[]> {
  const { db, clock } = ctx.kit;
  await actingRole(ctx, db, actorId, byId);
  const [people, roomId] = await Promise.all([ctx.live.peopleOf(db, actorId), ctx.live.openRoomOf(db, actorId)]);
  const muted = await db.orm.select().from(mutes).where(eq(mutes.actorId, actorId));
  const active = await db.orm
    .select({ guestId: helpers.guestId })
    .from(helpers)
    .where(and(eq(helpers.actorId, actorId), helpers.isActive));
  const now = clock.now();
  return people.map(({ guestId, name, muted: isMuted }) => {
    const own = muted.find((row) => row.guestId === guestId && holds(row, roomId, now));
    const until = own?.until?.getTime() ?? null;
    return {
      guestId,
      name,
      isHelper: active.some((helper) => helper.guestId === guestId),
      mute: own || isMuted ? { until: isMuted ? null : until } : null,
    };
  });
}
