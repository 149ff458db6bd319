import { and, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import type { Video, VideoDetail } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { buyVideo } from './buy-video.ts';
import type { Context } from './deps.ts';
import { likeVideo } from './like-video.ts';
import { findVideos, listVideos, topSince } from './list-videos.ts';
import { inLanguage, presentVideos } from './present.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import { isGone, isShown, shown, videoOf } from './rows.ts';
import { shareVideo } from './share-video.ts';
import { videoStars } from './stars.ts';
import { owned, places, videos } from './tables.ts';
import { popularTags, searchTags, tagsAmong } from './tags.ts';
import { hasPreview, playPreview, playVideo, storePlace, storyboardOf } from './watch.ts';
import type { TaggedTerm } from './words-of.ts';
import { taggedTerms } from './words-of.ts';

/** How many of a performer's videos are answered beside a profile. */
const fewOf = 12;

/** One video as its page shows it. @throws Problem not_found: also for what was taken out of the lists, but to who owns it */
async function readVideo(ctx: Context, caller: Caller, videoId: number) {
  const { db } = ctx.kit;
  const row = await videoOf(db, videoId);
  const now = await viewerOf(ctx, db, caller, [videoId]);
  const had = now.owns.has(videoId) ? [] : await lastOwned(ctx, caller, videoId);
  if (!isShown(row) && !now.owns.has(videoId) && had.length === 0) throw new Problem(notFound);
  const viewer = had.length > 0 ? everOwned(now, [videoId]) : now;
  const [[video], tags, [place]] = await Promise.all([
    presentVideos(ctx, db, [row], caller, viewer),
    tagsAmong(db, row.tags, caller.language),
    db.orm
      .select({ ms: places.ms })
      .from(places)
      .where(and(eq(places.videoId, videoId), eq(places.guestId, caller.accountId ?? 0))),
  ]);
  if (!video) throw new Problem(notFound);
  const detail: VideoDetail = {
    ...video,
    description: inLanguage(row.description, caller.language),
    tags,
    actingGroup: row.actingGroup as VideoDetail['actingGroup'],
    watchedMs: place?.ms ?? 0,
    hasPreview: await hasPreview(ctx, caller, row, now),
  };
  const reason = row.state === 'takenDown' ? row.reason : '';
  return { video: detail, isTakenDown: isGone(row), reason, isPaidBack: had.length > 0 };
}

/** What a guest owned of a video and does not any more: all of it went back. */
const lastOwned = async ({ kit }: Context, { accountId }: Caller, videoId: number) =>
  accountId === null
    ? []
    : kit.db.orm
        .select({ id: owned.id })
        .from(owned)
        .where(and(eq(owned.guestId, accountId), eq(owned.videoId, videoId), isNotNull(owned.endedAt)))
        .limit(1);

/** What a guest owns, the latest first, with where they stopped. */
async function readOwned(ctx: Context, caller: Caller & { readonly accountId: number }, first: number, after?: string) {
  const { db } = ctx.kit;
  const sort = 'ownedAt';
  const wanted = {
    sort,
    isDescending: true,
    after: after === undefined ? null : readCursor(after, sort),
    limit: first + 1,
  };
  const page = keyset(wanted, { ownedAt: owned.ownedAt }, owned.id);
  const rows = await db.orm
    .select({ ...getTableColumns(owned), cursor: page.cursor })
    .from(owned)
    .where(and(eq(owned.guestId, caller.accountId), page.after))
    .orderBy(...page.order)
    .limit(page.limit);
  const some = rows.slice(0, first);
  const ids = [...new Set(some.map(({ videoId }) => videoId))];
  const [found, stops] = await Promise.all([
    ids.length === 0 ? [] : db.orm.select().from(videos).where(inArray(videos.id, ids)),
    ids.length === 0
      ? []
      : db.orm
          .select()
          .from(places)
          .where(and(eq(places.guestId, caller.accountId), inArray(places.videoId, ids))),
  ]);
  const viewer = everOwned(await viewerOf(ctx, db, caller, ids), ids);
  const presented = new Map((await presentVideos(ctx, db, found, caller, viewer)).map((video) => [video.id, video]));
  const gone = new Set(found.filter(isGone).map(({ id }) => id));
  const watched = new Map(stops.map(({ videoId, ms }) => [videoId, ms]));
  const last = rows.length > some.length ? some.at(-1) : undefined;
  return {
    items: some.flatMap((row) => {
      const video = presented.get(row.videoId);
      if (!video) return [];
      const isTakenDown = gone.has(row.videoId);
      return { ...video, ownedAt: row.ownedAt.getTime(), watchedMs: watched.get(row.videoId) ?? 0, isTakenDown };
    }),
    next: last ? writeCursor(last.cursor, sort) : null,
  };
}

/** What was paid back is listed, too; whether it opens is asked as for everybody. */
const everOwned = (viewer: Viewer, ids: readonly number[]): Viewer => ({
  ...viewer,
  owns: new Map(ids.map((id) => [id, viewer.owns.get(id) ?? 'bought'])),
});

/** What guests read and do. */
export function guestHandlers(ctx: Context): Handler[] {
  const { kit, performers } = ctx;
  const { db } = kit;
  const stars = videoStars(ctx);
  const ofActor = async (
    caller: Caller,
    actorId: number,
    more: Parameters<typeof listVideos>[2]['filter'],
    order: 'newest' | 'bestSelling',
  ): Promise<Video[]> => {
    const input = { filter: { ...more, modelIds: [actorId] }, order, first: fewOf };
    return presentVideos(ctx, db, await findVideos(db, input, caller, kit.clock.now()), caller);
  };
  const looked = async (pattern: string, { language }: Caller): Promise<TaggedTerm[]> =>
    taggedTerms(db, await ctx.search.termsOf(db, pattern, language));
  return [
    resolve(contract.videos, (input, { caller }) => listVideos(ctx, caller, input)),
    resolve(contract.videoHighlights, async ({ list, first }, { caller }) => {
      const isTrending = list === 'trending';
      const filter = isTrending ? { types: { trending: true } } : {};
      // Some more: covers that are not for everybody are left out.
      const wanted = { filter, order: isTrending ? 'topTrending' : 'newest', first: first * 2 } as const;
      const { items } = await listVideos(ctx, caller, wanted);
      return items.filter(({ images, isBlurred }) => images && !isBlurred).slice(0, first);
    }),
    resolve(contract.searchVideos, async ({ pattern, ...input }, { caller }) =>
      listVideos(ctx, caller, { ...input, terms: await looked(pattern, caller), order: 'topRated' }),
    ),
    resolve(contract.searchAsmr, async ({ pattern, ...input }, { caller }) => {
      const terms = await looked(pattern, caller);
      return listVideos(ctx, caller, { ...input, terms, filter: { types: { asmr: true } }, order: 'topRated' });
    }),
    resolve(contract.welcomeClips, async ({ first, fsk }, { caller }) => {
      const input = { filter: { types: { free: true } }, order: 'newest' as const, first: first * 2 };
      const rows = await findVideos(db, input, caller, kit.clock.now());
      const fitting = rows.filter(
        ({ ageRating }) => ageRating <= Math.min(fsk, caller.accountId === null ? publicRating : fsk),
      );
      return (await presentVideos(ctx, db, fitting, caller)).slice(0, first);
    }),
    resolve(contract.videoStars, ({ first }, { caller }) => stars(caller, first)),
    resolve(contract.searchTags, ({ pattern, first }, { caller }) => searchTags(db, pattern, first, caller.language)),
    resolve(contract.mostPopularTags, ({ first }, { caller }) => popularTags(db, first, caller.language)),
    resolve(contract.ownVideos, ({ first, after }, { caller }) => readOwned(ctx, caller, first, after)),
    handle(contract.getVideo, ({ params: { videoId } }, { caller }) => readVideo(ctx, caller, videoId)),
    handle(contract.getTopVideos, async ({ params: { actorIdOrName } }, { caller }) => {
      const actor = await performers.actor(db, /^\d+$/.test(actorIdOrName) ? Number(actorIdOrName) : actorIdOrName);
      if (!actor) throw new Problem(notFound);
      return { videos: await ofActor(caller, actor.id, { releasedFrom: topSince(kit.clock.now()) }, 'bestSelling') };
    }),
    handle(contract.getPromotedVideo, async ({ params: { actorId } }, { caller }) => {
      const [chosen] = await db.orm
        .select()
        .from(videos)
        .where(and(shown, eq(videos.actorId, actorId), isNotNull(videos.coverId)))
        .orderBy(desc(videos.isPromoted), desc(videos.releasedAt))
        .limit(1);
      const [video] = await presentVideos(ctx, db, chosen ? [chosen] : [], caller);
      return { video: video ?? null };
    }),
    handle(contract.getActorSales, async ({ params: { actorId } }, { caller }) => ({
      videos: await ofActor(caller, actorId, { types: { discount: true } }, 'newest'),
    })),
    handle(contract.getVideoPictures, async ({ params: { albumId } }, { caller }) => {
      const { video } = await readVideo(ctx, caller, albumId);
      const previewThumbnails = video.isOpen ? await storyboardOf(ctx, caller, albumId) : null;
      return { images: video.images, isBlurred: video.isBlurred, previewThumbnails };
    }),
    handle(contract.playVideo, ({ params: { videoId } }, { caller }) => playVideo(ctx, caller, videoId)),
    handle(contract.previewVideo, ({ params: { videoId } }, { caller }) => playPreview(ctx, caller, videoId)),
    handle(contract.buyVideo, ({ params: { videoId }, body: { shown: price } }, { caller }) =>
      buyVideo(ctx, caller, videoId, price),
    ),
    handle(contract.likeVideo, ({ params: { videoId }, body: { isLiked } }, { caller }) =>
      likeVideo(ctx, caller, videoId, isLiked),
    ),
    handle(contract.sendVideoShareEmail, ({ body }, { caller }) => shareVideo(ctx, caller, body)),
    handle(contract.storeVideoPlace, async ({ params: { videoId }, body: { ms } }, { caller }) => {
      await storePlace(ctx, caller, videoId, ms);
      return {};
    }),
  ];
}
