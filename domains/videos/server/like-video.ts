import { and, eq, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { assertTogether } from './buy-video.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import { isGone, isShown, lockVideo } from './rows.ts';
import { likes, videos } from './tables.ts';

/** Likes a video or takes it back; row and number change together under the video's lock. @throws Problem not_found */
export function likeVideo(
  ctx: Context,
  caller: AccountCaller,
  videoId: number,
  isLiked: boolean,
): Promise<{ likes: number; isLiked: boolean }> {
  const { db, clock } = ctx.kit;
  const guestId = caller.accountId;
  return db.transaction(async (tx) => {
    const row = await lockVideo(tx, videoId);
    const viewer = await viewerOf(ctx, tx, caller, [videoId]);
    if (isGone(row) || (!isShown(row) && !viewer.owns.has(videoId))) throw new Problem(notFound);
    if (isLiked) await assertTogether(ctx, tx, guestId, row.actorId);
    const changed = isLiked
      ? await tx.orm
          .insert(likes)
          .values({ guestId, videoId, createdAt: new Date(clock.now()) })
          .onConflictDoNothing()
          .returning()
      : await tx.orm
          .delete(likes)
          .where(and(eq(likes.guestId, guestId), eq(likes.videoId, videoId)))
          .returning();
    const by = changed.length * (isLiked ? 1 : -1);
    const [now] = await tx.orm
      .update(videos)
      .set({ likes: sql`${videos.likes} + ${by}` })
      .where(eq(videos.id, videoId))
      .returning({ likes: videos.likes });
    if (by !== 0) await ctx.library.changed(tx, { kind: 'video', id: String(videoId) });
    return { likes: now?.likes ?? 0, isLiked };
  });
}
