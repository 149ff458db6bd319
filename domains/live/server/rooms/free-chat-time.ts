import { and, eq, gte } from 'drizzle-orm';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { FreeChatDuration } from '../../contract/index.ts';
import { chatLimits, freeChatDurationChanged } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';

const day = 86_400_000;
/** Days begin at midnight of UTC+1 (spec 1 §9: timezone offset 1). */
const offset = 3_600_000;

/** When the free chat day of `now` began. */
export const freeDayStart = (now: number): number => Math.floor((now + offset) / day) * day - offset;

/**
 * Free chat a guest has today: 20 minutes anonymous, two hours logged in, without limit for anyone who has coins for a chat
 * (at least the minimum balance). Seconds, rounded so that nobody is promised more than there is.
 */
export async function freeChatTime(
  ctx: Context,
  executor: Executor,
  guestId: number,
  anonymous: boolean,
): Promise<FreeChatDuration> {
  const now = ctx.now();
  const since = freeDayStart(now);
  const rows = await executor.orm
    .select({ startedAt: chats.startedAt, endedAt: chats.endedAt })
    .from(chats)
    .where(and(eq(chats.guestId, guestId), eq(chats.type, 'FREECHAT'), gte(chats.requestedAt, since)));
  const usedMs = rows.reduce(
    (sum, { startedAt, endedAt }) => sum + (startedAt === null ? 0 : Math.max(0, (endedAt ?? now) - startedAt)),
    0,
  );
  const used = Math.ceil(usedMs / 1000);
  const renewsAt = since + day;
  const hasCoins =
    !anonymous && (await ctx.deps.ledger.balance(executor, guestAccount(guestId))) >= chatLimits.minimumBalance;
  if (hasCoins) return { total: null, used, remaining: null, renewsAt };
  const total = (anonymous ? chatLimits.freeChatAnonymous : chatLimits.freeChatLoggedIn) / 1000;
  return { total, used, remaining: Math.max(0, total - used), renewsAt };
}

/** Tells a guest's pages what is left. */
export async function pushFreeChatDuration(ctx: Context, guestId: number): Promise<void> {
  const left = await freeChatTime(ctx, ctx.kit.db, guestId, false);
  ctx.kit.realtime.publish(`guest:${guestId}`, freeChatDurationChanged, left);
}
