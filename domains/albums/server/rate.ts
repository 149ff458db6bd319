import { and, eq, sql } from 'drizzle-orm';
import type { GuestRating } from '#domains/comments/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteOutput } from '#kit/contract/operations.ts';
import type { AlbumRating, setPictureGuestRating } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { ratingOf } from './read-album.ts';
import { albumOf, shown } from './rows.ts';
import { albums } from './tables.ts';

/** Rates an album; comments tell how many like it then. @throws Problem not_found, own_thing, you_have_blocked */
export async function rateAlbum(
  ctx: Context,
  caller: AccountCaller,
  albumId: number,
  rating: GuestRating,
): Promise<AlbumRating & { success: true }> {
  const id = String(albumId);
  const { views } = await albumOf(ctx.kit.db, albumId);
  await ctx.comments.rate(caller, { kind: 'album', id }, rating);
  return { success: true, ...(await ratingOf(ctx, caller, 'album', albumId, views)) };
}

/** Rates a performer's pictures as a whole. @throws Problem not_found, own_thing, you_have_blocked */
export async function rateSedcards(
  ctx: Context,
  caller: AccountCaller,
  actorId: number,
  rating: GuestRating,
): Promise<AlbumRating & { success: true }> {
  await ctx.comments.rate(caller, { kind: 'sedcard', id: String(actorId) }, rating);
  const [seen] = await ctx.kit.db.orm
    .select({ views: sql<number>`coalesce(sum(${albums.views}), 0)::int` })
    .from(albums)
    .where(and(shown, eq(albums.actorId, actorId)));
  return { success: true, ...(await ratingOf(ctx, caller, 'sedcard', actorId, seen?.views ?? 0)) };
}

/** Rates one picture. @throws Problem not_found, own_thing, you_have_blocked */
export async function ratePicture(
  ctx: Context,
  caller: AccountCaller,
  pictureId: string,
  rating: GuestRating,
): Promise<RouteOutput<typeof setPictureGuestRating>> {
  return { success: true, ...(await ctx.comments.rate(caller, { kind: 'picture', id: pictureId }, rating)) };
}
