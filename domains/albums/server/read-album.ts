import { and, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import type { Album, AlbumRating, openGallery } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { presentAlbums } from './present.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import { albumOf, inLanguage, isGone, isShown, shown } from './rows.ts';
import { albums, owned, views } from './tables.ts';

/** A page of a performer's published albums, the newest first. */
export async function listAlbums(
  ctx: Context,
  caller: Caller,
  { actorId, first, after }: { actorId: number; first: number; after?: string | undefined },
): Promise<{ items: Album[]; next: string | null }> {
  const { db } = ctx.kit;
  const sort = 'releasedAt';
  const from = after === undefined ? null : readCursor(after, sort);
  const page = keyset(
    { sort, isDescending: true, after: from, limit: first + 1 },
    { releasedAt: albums.releasedAt },
    albums.id,
  );
  const rows = await db.orm
    .select({ ...getTableColumns(albums), cursor: page.cursor })
    .from(albums)
    .where(and(shown, eq(albums.actorId, actorId), page.after))
    .orderBy(...page.order)
    .limit(page.limit);
  const some = rows.slice(0, first);
  const last = rows.length > some.length ? some.at(-1) : undefined;
  const presented = await presentAlbums(ctx, db, some, caller);
  return { items: presented.map(({ album }) => album), next: last ? writeCursor(last.cursor, sort) : null };
}

/** One album as its page shows it. @throws Problem not_found: also for what was taken out of the lists, but to who owns it */
export async function readAlbum(
  ctx: Context,
  caller: Caller,
  albumId: number,
): Promise<RouteOutput<typeof openGallery>> {
  const { db } = ctx.kit;
  const row = await albumOf(db, albumId);
  const now = await viewerOf(ctx, db, caller, [albumId]);
  const had = now.owns.has(albumId) ? [] : await lastOwned(ctx, caller, albumId);
  if (!isShown(row) && !now.owns.has(albumId) && had.length === 0) throw new Problem(notFound);
  const viewer = had.length > 0 ? everOwned(now, albumId) : now;
  const [found] = await presentAlbums(ctx, db, [row], caller, viewer);
  if (!found) throw new Problem(notFound);
  // Looking at one's own work, or at everybody's by right of work, is no view.
  const counts = caller.accountId !== null && isShown(row) && !now.isAtWork(row);
  const seen = counts ? await countView(ctx, caller as AccountCaller, albumId) : 0;
  const isTakenDown = isGone(row);
  return {
    album: {
      ...found.album,
      ...(had.length > 0 && { guestInfo: { ...found.album.guestInfo, bought: false } }),
      description: inLanguage(row.description, caller.language),
      pictures: [...found.pictures],
      previews: [...found.previews],
    },
    rating: await ratingOf(ctx, caller, 'album', albumId, row.views + seen),
    isTakenDown,
    reason: row.state === 'takenDown' ? row.reason : '',
    isPaidBack: had.length > 0,
  };
}

/** Ratings of an album or a performer's pictures, with how often they were looked at. */
export async function ratingOf(
  ctx: Pick<Context, 'kit' | 'comments'>,
  { accountId }: Caller,
  kind: 'album' | 'sedcard',
  id: number,
  albumTotalViews: number,
): Promise<AlbumRating> {
  const none = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false };
  const found = await ctx.comments.ratings(ctx.kit.db, kind, [String(id)], accountId);
  return { ...(found.get(String(id)) ?? none), albumTotalViews };
}

/** What a guest owned of an album and does not any more: all of it went back. */
const lastOwned = async ({ kit }: Context, { accountId }: Caller, albumId: number) =>
  accountId === null
    ? []
    : kit.db.orm
        .select({ id: owned.id })
        .from(owned)
        .where(and(eq(owned.guestId, accountId), eq(owned.albumId, albumId), isNotNull(owned.endedAt)))
        .limit(1);

/** What was paid back is told, too; whether it opens is asked as for everybody. */
const everOwned = (viewer: Viewer, id: number): Viewer => ({
  ...viewer,
  owns: new Map([[id, viewer.owns.get(id) ?? 'bought']]),
});

/** Counts a view of today, once; answers how many were counted. */
async function countView({ kit }: Context, { accountId: guestId }: AccountCaller, albumId: number): Promise<number> {
  const viewedOn = dayOf(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    const counted = await tx.orm
      .insert(views)
      .values({ guestId, albumId, viewedOn })
      .onConflictDoUpdate({
        target: [views.guestId, views.albumId],
        set: { viewedOn },
        setWhere: ne(views.viewedOn, viewedOn),
      })
      .returning();
    if (counted.length > 0)
      await tx.orm
        .update(albums)
        .set({ views: sql`${albums.views} + 1` })
        .where(eq(albums.id, albumId));
    return counted.length;
  });
}
