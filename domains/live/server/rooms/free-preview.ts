import { and, asc, eq, gte } from 'drizzle-orm';
import type { VisitorCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notLoggedIn } from '#kit/contract/problems.ts';
import type { FreePreview } from '../../contract/index.ts';
import { chatLimits } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';

const hour = 3_600_000;

/**
 * The previews a guest has left this hour, and whether they want any. With `decline` a logged-in guest turns them off: it is
 * the same switch as on the profile. @throws Problem not_logged_in: an anonymous visitor has nothing to keep it in
 */
export async function freePreviewInit(ctx: Context, caller: VisitorCaller, decline: boolean): Promise<FreePreview> {
  const { guest, isVip } = ctx.deps;
  const { accountId, subjectId } = caller;
  if (decline && accountId === null) throw new Problem(notLoggedIn, { data: { restriction: 'needLogin' } });
  const { db } = ctx.kit;
  const preferences =
    accountId === null
      ? null
      : decline
        ? await guest.setPreferences(accountId, { autoplayPreviews: false })
        : await guest.preferencesOf(db, accountId);
  const used = await db.orm
    .select({ at: chats.requestedAt })
    .from(chats)
    .where(and(eq(chats.guestId, subjectId), eq(chats.type, 'LIVE_PREVIEW'), gte(chats.requestedAt, ctx.now() - hour)))
    .orderBy(asc(chats.requestedAt))
    .limit(chatLimits.previewsPerHour);
  const vip = accountId !== null && ((await isVip?.(db, accountId)) ?? false);
  const first = used[0];
  return {
    declined: preferences?.autoplayPreviews === false,
    seconds: (vip ? chatLimits.previewVip : chatLimits.preview) / 1000,
    total: chatLimits.previewsPerHour,
    remaining: chatLimits.previewsPerHour - used.length,
    renewsAt: first ? first.at + hour : null,
  };
}
