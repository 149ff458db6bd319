import { and, asc, eq, lte } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { longestPlanDays, planBounds, videoDecided } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { dayMs } from './present.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo, lockOwn, lockVideo } from './rows.ts';
import { moveTo } from './states.ts';
import { videos } from './tables.ts';

/** How many are shown in one run. */
const shownAtOnce = 100;

/**
 * Says when a video is to be shown; null: as soon as it may be. @param at ms since the epoch
 * @throws Problem not_found, video_plan_bounds, video_decided for one that is shown, or was taken down
 */
export function planVideo({ kit }: Context, actorId: number, videoId: number, at: number | null): Promise<VideoRow> {
  return kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, videoId);
    if (row.state === 'published' || row.state === 'takenDown') throw new Problem(videoDecided);
    const now = kit.clock.now();
    if (at !== null && (at <= now || at > now + longestPlanDays * dayMs))
      throw new Problem(planBounds, { errors: [{ field: 'body.at', message: '' }] });
    return changeVideo(tx, videoId, { plannedFor: at === null ? null : new Date(at) });
  });
}

/** Shows a video that was let in; one that is planned waits, paused, for its time. The caller holds its lock. */
export function release(ctx: Pick<Context, 'performers'>, tx: Tx, row: VideoRow, now: Date): Promise<VideoRow> {
  const releasedAt = row.releasedAt ?? now;
  if (row.plannedFor && row.plannedFor > now) return moveTo(ctx, tx, row, 'paused', { releasedAt, reason: '' });
  return moveTo(ctx, tx, row, 'published', { releasedAt, reason: '', plannedFor: null });
}

/** Shows what was let in and whose time has come, as new from then on. Each in a transaction of its own; again: nothing. */
export async function showPlanned(ctx: Pick<Context, 'kit' | 'performers'>): Promise<void> {
  const { db, clock } = ctx.kit;
  const now = new Date(clock.now());
  const due = await db.orm
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.state, 'paused'), lte(videos.plannedFor, now)))
    .orderBy(asc(videos.plannedFor))
    .limit(shownAtOnce);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const row = await lockVideo(tx, id);
      if (row.state !== 'paused' || !row.plannedFor || row.plannedFor > now) return;
      // Never let in: its time passes without a look of an operator.
      if (row.releasedAt === null || row.filmState !== 'ready')
        return void (await changeVideo(tx, id, { plannedFor: null }));
      await moveTo(ctx, tx, row, 'published', { releasedAt: row.plannedFor, plannedFor: null });
    });
}
