import { and, eq, gte } from 'drizzle-orm';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { FreeChatDuration } from '../../contract/index.ts';
import { chatLimits, freeChatDurationChanged } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { uncountedFreeChat } from '../deps.ts';
import { chats } from '../tables.ts';
import type { RoomStretch } from './counted-time.ts';
import { countedMs, uncountedUntil } from './counted-time.ts';

const day = 86_400_000;
/** Days begin at midnight of UTC+1 (spec 1 §9: timezone offset 1). */
const offset = 3_600_000;

/** When the free chat day of `now` began. */
export const freeDayStart = (now: number): number => Math.floor((now + offset) / day) * day - offset;

/** Free chat a guest has today, and until when time with one performer does not use it up. */
export interface FreeChatLeft {
  readonly duration: FreeChatDuration;
  /** Epoch ms of steady time; null: it counts. */
  readonly uncountedUntil: number | null;
}

/**
 * Free chat a guest has today: 20 minutes anonymous, two hours logged in, without limit for anyone who has coins for a chat
 * (at least the minimum balance). Seconds, rounded so that nobody is promised more than there is. What other domains say does
 * not count (`uncountedFreeChat`) is left out.
 */
export async function freeChatTime(
  ctx: Context,
  executor: Executor,
  guestId: number,
  anonymous: boolean,
): Promise<FreeChatDuration> {
  return (await freeChatWith(ctx, executor, { guestId, anonymous, actorId: null })).duration;
}

/** The same, and whether it counts in the room of a performer now; null: with nobody. */
export async function freeChatWith(
  ctx: Context,
  executor: Executor,
  { guestId, anonymous, actorId }: { guestId: number; anonymous: boolean; actorId: number | null },
): Promise<FreeChatLeft> {
  const now = ctx.now();
  const since = freeDayStart(now);
  const rows = await executor.orm
    .select({ actorId: chats.actorId, startedAt: chats.startedAt, endedAt: chats.endedAt })
    .from(chats)
    .where(and(eq(chats.guestId, guestId), eq(chats.type, 'FREECHAT'), gte(chats.requestedAt, since)));
  const watched = rows.flatMap(({ startedAt, endedAt, ...chat }) =>
    startedAt === null ? [] : [{ ...chat, from: startedAt, until: Math.max(startedAt, endedAt ?? now) }],
  );
  const actorIds = [...new Set([...watched.map((chat) => chat.actorId), ...(actorId === null ? [] : [actorId])])];
  const uncounted =
    anonymous || actorIds.length === 0 ? [] : await uncountedOf(ctx, executor, { guestId, actorIds, since });
  const used = Math.ceil(watched.reduce((sum, chat) => sum + countedMs(chat, uncounted), 0) / 1000);
  const renewsAt = since + day;
  const free = { uncountedUntil: actorId === null ? null : uncountedUntil(actorId, now, uncounted) };
  const hasCoins =
    !anonymous && (await ctx.deps.ledger.balance(executor, guestAccount(guestId))) >= chatLimits.minimumBalance;
  if (hasCoins) return { duration: { total: null, used, remaining: null, renewsAt }, ...free };
  const total = (anonymous ? chatLimits.freeChatAnonymous : chatLimits.freeChatLoggedIn) / 1000;
  return { duration: { total, used, remaining: Math.max(0, total - used), renewsAt }, ...free };
}

async function uncountedOf(
  { kit }: Context,
  executor: Executor,
  asked: { guestId: number; actorIds: readonly number[]; since: number },
): Promise<RoomStretch[]> {
  const found: RoomStretch[] = [];
  for (const ask of kit.extensions.of(uncountedFreeChat)) found.push(...(await ask(executor, asked)));
  return found;
}

/**
 * How long a guest may watch for free from now on, as a chat keeps it: `watchFor`, ms once it runs, and at least until
 * `watchUntil`, where time does not count before. Both null: without limit.
 */
export function watchLimitOf(left: { remaining: number | null; uncountedUntil: number | null }): {
  watchFor: number | null;
  watchUntil: number | null;
} {
  if (left.remaining === null) return { watchFor: null, watchUntil: null };
  const watchFor = left.remaining * 1000;
  return { watchFor, watchUntil: left.uncountedUntil === null ? null : left.uncountedUntil + watchFor };
}

/** Tells a guest's pages what is left. */
export async function pushFreeChatDuration(ctx: Context, guestId: number): Promise<void> {
  const left = await freeChatTime(ctx, ctx.kit.db, guestId, false);
  ctx.kit.realtime.publish(`guest:${guestId}`, freeChatDurationChanged, left);
}
