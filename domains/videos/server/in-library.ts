import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { LibrarySource, LibraryThing } from '#domains/library/server/index.ts';
import type { Context } from './deps.ts';
import { videoFiles } from './files.ts';
import { presentVideos } from './present.ts';
import { viewerOf } from './rights.ts';
import { isGone, isShown } from './rows.ts';
import { owned, places, videos } from './tables.ts';

/** Stopped earlier, a video counts as not begun; stopped in its last twentieth, as watched. */
const begunMs = 5000;

/** Where the page of a video is, without the language. */
export const videoPath = (actorName: string, id: number): string =>
  `/amateur/${encodeURIComponent(actorName.toLowerCase())}/videos/${id}/`;

/** Videos in guests' libraries, also those that were taken down and those that were paid back. */
export const videosInLibrary = (ctx: Context): LibrarySource => ({
  kind: 'video',
  mediaType: 'video',
  originType: 'shop',
  async describe(executor, ids, caller) {
    const numbers = ids.map(Number).filter((id) => Number.isSafeInteger(id));
    if (numbers.length === 0) return new Map();
    const { orm } = executor;
    const ofCaller = eq(owned.guestId, caller.accountId ?? 0);
    const rows = await orm.select().from(videos).where(inArray(videos.id, numbers));
    const viewer = await viewerOf(ctx, executor, caller, numbers);
    const had = await orm
      .selectDistinct({ id: owned.videoId })
      .from(owned)
      .where(and(ofCaller, inArray(owned.videoId, numbers), isNotNull(owned.endedAt)));
    const stops = await orm
      .select({ id: places.videoId, ms: places.ms })
      .from(places)
      .where(and(eq(places.guestId, caller.accountId ?? 0), inArray(places.videoId, numbers)));
    const ended = new Set(had.map(({ id }) => id));
    const watched = new Map(stops.map(({ id, ms }) => [id, ms]));
    // What was paid back is told as well, and what its performer took out of the lists; whether it opens is asked as for everybody.
    const all = { ...viewer, owns: new Map(numbers.map((id) => [id, viewer.owns.get(id) ?? ('bought' as const)])) };
    const presented = new Map((await presentVideos(ctx, executor, rows, caller, all)).map((one) => [one.id, one]));
    return new Map(
      rows.flatMap((row): [string, LibraryThing][] => {
        const video = presented.get(row.id);
        if (!video) return [];
        const { id, title, duration, images, isBlurred, price, saleUntil, model, guestInfo, isOpen } = video;
        const isTakenDown = isGone(row);
        const isOfGuest = viewer.owns.has(id) || ended.has(id);
        const thing = {
          ...{ id: String(id), title, duration, isBlurred, isOpen, isTakenDown, words: row.words },
          // What is shown to nobody any more has no picture either, not even a blurred one.
          images: isTakenDown ? null : images,
          ...{
            photos: 0,
            price: price.value,
            sold: row.sold,
            likes: row.likes,
            liked: guestInfo.liked,
          },
          actor: { id: model.id, name: model.name, profileLink: model.profileLink },
          path: isShown(row) || isOfGuest ? videoPath(row.actorName, id) : null,
          watchedMs: watched.get(id) ?? 0,
          reason: row.state === 'takenDown' ? row.reason : '',
          isPaidBack: ended.has(id) && !viewer.owns.has(id),
          changesAt: saleUntil,
        };
        return [[thing.id, thing]];
      }),
    );
  },
  downloads: videoFiles(ctx),
  async begun({ orm }, guestId, first) {
    const rows = await orm
      .select({ id: places.videoId, at: places.updatedAt })
      .from(places)
      .innerJoin(videos, eq(videos.id, places.videoId))
      .where(and(eq(places.guestId, guestId), gte(places.ms, begunMs), sql`${places.ms} < ${videos.durationMs} * 0.95`))
      .orderBy(desc(places.updatedAt))
      .limit(first);
    return rows.map(({ id, at }) => ({ id: String(id), at: at.getTime() }));
  },
  async given({ orm }, after, first) {
    const rows = await orm
      .select(getTableColumns(owned))
      .from(owned)
      .where(gt(owned.id, after))
      .orderBy(asc(owned.id))
      .limit(first);
    return rows.map(({ id, videoId, guestId, price, origin, ownedAt }) => ({
      ...{ place: id, kind: 'video', id: String(videoId), guestId, source: 'purchased', at: ownedAt },
      price: origin === 'bought' ? price : 0,
    }));
  },
});
