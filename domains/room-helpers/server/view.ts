import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { OwnCare, RoomCare, StudioHelpers } from '../contract/index.ts';
import { noCare, noOwnCare, slowChoices } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { findRules, muteOf } from './rows.ts';
import { isHelper } from './standing.ts';
import { bans, helpers } from './tables.ts';

type SlowSeconds = (typeof slowChoices)[number];
const slowOf = (seconds: number): SlowSeconds => slowChoices.find((each) => each === seconds) ?? 0;

/** How a room is looked after, as everybody in it knows. */
export async function careOf(executor: Executor, actorId: number): Promise<RoomCare> {
  const rules = await findRules(executor, actorId);
  if (!rules) return noCare;
  const active = await executor.orm
    .select({ guestId: helpers.guestId })
    .from(helpers)
    .where(and(eq(helpers.actorId, actorId), helpers.isActive))
    .orderBy(asc(helpers.guestId));
  const { version, slowSeconds, followersOnly, buyersOnly, refusesLinks } = rules;
  return {
    ...{ version, slowSeconds, followersOnly, buyersOnly, refusesLinks },
    helperIds: active.map(({ guestId }) => guestId),
  };
}

/** What holds for one guest in a room. */
export async function ownCareOf(
  ctx: Context,
  executor: Executor,
  actorId: number,
  guestId: number | null,
): Promise<OwnCare> {
  if (guestId === null) return noOwnCare;
  const rules = await findRules(executor, actorId);
  if (!rules) return noOwnCare;
  const roomId = await ctx.live.openRoomOf(executor, actorId);
  const mute = await muteOf(executor, { actorId, guestId }, roomId, ctx.kit.clock.now());
  const helps = await isHelper(ctx, executor, actorId, guestId);
  return {
    version: rules.version,
    isHelper: helps,
    mayPoll: helps && rules.helpersMayPoll,
    mute: mute && { until: mute.until?.getTime() ?? null },
  };
}

/** How many bans the studio shows. */
const shownBans = 100;

/** A performer’s helpers, rules and bans. */
export async function studioOf(ctx: Context, executor: Executor, actorId: number): Promise<StudioHelpers> {
  const row = await findRules(executor, actorId);
  const asked = await executor.orm
    .select()
    .from(helpers)
    .where(eq(helpers.actorId, actorId))
    .orderBy(desc(helpers.isActive), asc(helpers.since));
  const now = new Date(ctx.kit.clock.now());
  const open = await executor.orm
    .select()
    .from(bans)
    .where(
      and(
        eq(bans.actorId, actorId),
        inArray(bans.state, ['asked', 'on']),
        or(eq(bans.state, 'asked'), gt(bans.until, now)),
      ),
    )
    .orderBy(asc(bans.state), desc(bans.id))
    .limit(shownBans);
  const ids = [
    ...asked.map(({ guestId }) => guestId),
    ...open.flatMap(({ guestId, askedBy }) => [guestId, askedBy ?? guestId]),
  ];
  const names = await ctx.guest.namesOf(executor, [...new Set(ids)]);
  return {
    version: row?.version ?? 0,
    rules: {
      slowSeconds: slowOf(row?.slowSeconds ?? 0),
      followersOnly: row?.followersOnly ?? false,
      buyersOnly: row?.buyersOnly ?? false,
      refusesLinks: row?.refusesLinks ?? false,
      refusedWords: row?.refusedWords ?? [],
      helpersMayPoll: row?.helpersMayPoll ?? false,
    },
    helpers: asked.map(({ guestId, isActive, since }) => ({
      guestId,
      name: names.get(guestId) ?? '',
      state: isActive ? 'active' : 'invited',
      since: since.getTime(),
    })),
    bans: open.map((ban) => ({
      banId: ban.id,
      guestId: ban.guestId,
      name: names.get(ban.guestId) ?? '',
      state: ban.state === 'on' ? 'on' : 'asked',
      askedBy: ban.askedBy === null ? '' : (names.get(ban.askedBy) ?? ''),
      reason: ban.reason,
      text: ban.text,
      at: ban.createdAt.getTime(),
      until: ban.until?.getTime() ?? null,
      isAppealed: ban.appealedAt !== null && ban.decidedAt === null,
    })),
  };
}
