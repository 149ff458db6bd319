import { and, eq, ne, sql } from 'drizzle-orm';
import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import type { Verdict } from '#domains/access/contract/restrictions.ts';
import type { FilmAddresses } from '#domains/media/contract/films.ts';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { videoLocked, videoNotReady } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import type { VideoRow } from './rows.ts';
import { isShown, videoOf } from './rows.ts';
import { places, videos } from './tables.ts';

const kinds: Readonly<Record<string, Problem['kind']>> = {
  notBought: videoLocked,
  ageNotProven,
  underage,
  adultAreaClosed,
};

/** @throws Problem not_found for what is not shown to the caller at all, else why they may not see it, with its restriction code */
export function assertWatches(verdict: Verdict): void {
  if (verdict.ok) return;
  const { restriction, reason } = verdict;
  if (reason === 'notShown') throw new Problem(notFound);
  throw new Problem(ownValue(kinds, reason) ?? restricted, { data: { restriction, reason } });
}

/** A film as media knows it, where there is one. */
const filmOf = async ({ kit, media }: Context, { filmId }: Pick<VideoRow, 'filmId'>) =>
  filmId === null ? undefined : (await media.films.find(kit.db, [filmId])).get(filmId);

/** Whether the caller may see the first seconds of a video of which the whole is not theirs, and they can be shown. */
export async function hasPreview(ctx: Context, caller: Caller, row: VideoRow, viewer: Viewer): Promise<boolean> {
  if (!(await viewer.previews(row))) return false;
  const film = await filmOf(ctx, row);
  return film !== undefined && ctx.media.films.preview(film, caller) !== null;
}

/**
 * Where the first seconds of a video play from, for who may see them; that is no view.
 * @throws Problem not_found where there is no preview, and those of {@link assertWatches}
 */
export async function playPreview(ctx: Context, caller: Caller, videoId: number): Promise<FilmAddresses> {
  const { kit, media } = ctx;
  const row = await videoOf(kit.db, videoId);
  const viewer = await viewerOf(ctx, kit.db, caller, [videoId]);
  if (!(await viewer.previews(row))) {
    const verdict = await viewer.watches(row);
    if (!verdict.ok && verdict.restriction === 'needAgeCheck') assertWatches(verdict);
    throw new Problem(notFound);
  }
  const film = await filmOf(ctx, row);
  const addresses = film ? media.films.preview(film, caller) : null;
  if (!addresses) throw new Problem(notFound);
  return addresses;
}

/**
 * Where a video plays from for the caller. Of a guest with an account one view counts a day of the product's zone.
 * @throws Problem not_found, video_not_ready, and those of {@link assertWatches}
 */
export async function playVideo(
  ctx: Context,
  caller: Caller,
  videoId: number,
): Promise<FilmAddresses & { watchedMs: number }> {
  const { kit, media } = ctx;
  const row = await videoOf(kit.db, videoId);
  const viewer = await viewerOf(ctx, kit.db, caller, [videoId]);
  assertWatches(await viewer.watches(row));
  const film = await filmOf(ctx, row);
  const addresses = film ? media.films.play(film, caller) : null;
  if (!addresses) throw new Problem(videoNotReady);
  // Looking at one's own work, or at everybody's by right of work, is no view.
  const isGuest = caller.accountId !== null && caller.accountId !== row.actorId && !caller.roles.includes('operator');
  const watchedMs =
    caller.accountId !== null && isGuest && isShown(row) ? await countView(ctx, caller.accountId, videoId) : 0;
  return { ...addresses, watchedMs };
}

/** The small pictures of a video the caller may watch; null while its film is not there. Looking at them is no view. */
export async function storyboardOf(
  ctx: Context,
  caller: Caller,
  videoId: number,
): Promise<FilmAddresses['storyboard']> {
  const film = await filmOf(ctx, await videoOf(ctx.kit.db, videoId));
  return (film ? ctx.media.films.play(film, caller) : null)?.storyboard ?? null;
}

/** Counts a view of today, once; answers where the guest stopped, ms. */
async function countView({ kit }: Context, guestId: number, videoId: number): Promise<number> {
  const now = kit.clock.now();
  const viewedOn = dayOf(now);
  return kit.db.transaction(async (tx) => {
    const [before] = await tx.orm
      .select()
      .from(places)
      .where(and(eq(places.guestId, guestId), eq(places.videoId, videoId)));
    const first = { guestId, videoId, ms: 0, viewedOn, updatedAt: new Date(now) };
    const counted = await tx.orm
      .insert(places)
      .values(first)
      .onConflictDoUpdate({
        target: [places.guestId, places.videoId],
        set: { viewedOn },
        setWhere: ne(places.viewedOn, viewedOn),
      })
      .returning();
    if (counted.length > 0)
      await tx.orm
        .update(videos)
        .set({ views: sql`${videos.views} + 1` })
        .where(eq(videos.id, videoId));
    return before?.ms ?? 0;
  });
}

/** Keeps where a guest is in a video they may watch. @throws Problem not_found */
export async function storePlace(ctx: Context, caller: AccountCaller, videoId: number, ms: number): Promise<void> {
  const { db, clock } = ctx.kit;
  const row = await videoOf(db, videoId);
  const viewer = await viewerOf(ctx, db, caller, [videoId]);
  if (!(await viewer.watches(row)).ok) throw new Problem(notFound);
  const updatedAt = new Date(clock.now());
  // Nobody stops behind the end.
  const at = Math.min(ms, row.durationMs);
  await db.orm
    .insert(places)
    .values({ guestId: caller.accountId, videoId, ms: at, updatedAt })
    .onConflictDoUpdate({ target: [places.guestId, places.videoId], set: { ms: at, updatedAt } });
}
