import { and, eq, sql } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Call } from '#kit/server/handler.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { VideoChange, VideoTitle, VideoWords } from '../contract/index.ts';
import {
  longestSaleDays,
  makeVideoCover,
  saleBounds,
  videoDecided,
  videoNeedsTitle,
  videoNeedsWord,
  videoNotReady,
} from '../contract/index.ts';
import { declarationOf, titleForRecords } from './coverage.ts';
import type { Context } from './deps.ts';
import { release } from './plan.ts';
import { dayMs } from './present.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo, isShown, lockOwn, recheckAfter } from './rows.ts';
import { moveTo } from './states.ts';
import { owned, tags, trusted, videos } from './tables.ts';
import { countTags } from './tags.ts';

const noText: VideoTitle = { de: '', en: '', nl: '', es: '' };

/** What the search looks through. */
const wordsOf = (title: VideoTitle, actorName: string): string =>
  foldOf([actorName, ...new Set(languages.map((language) => title[language]).filter((text) => text !== ''))].join(' '));

/** The name of a file as a first title: without its ending, signs between words as spaces. */
const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 100);

/** What others read is asked about before it is kept. @throws Problem word_refused, contact_details */
async function assertSaid({ kit }: Pick<Context, 'kit'>, field: string, text: string): Promise<void> {
  assertAllowed(field, text);
  await assertSayable(kit, field, text);
}

/** A first title from the name of a file; none where it may not be said: a camera's numbers look like one to call. */
async function firstTitle(ctx: Pick<Context, 'kit'>, name: string): Promise<string> {
  const text = titleOfFile(name);
  try {
    await assertSaid(ctx, 'body.name', text);
    return text;
  } catch (error) {
    if (error instanceof Problem) return '';
    throw error;
  }
}

/** Begins a video from a finished upload; the same upload again is the same video. @throws Problem of `films.begin` */
export async function createVideo(
  ctx: Context,
  call: Call<AccountCaller>,
  { uploadId, name }: { readonly uploadId: string; readonly name: string },
): Promise<VideoRow> {
  const { kit, media, performers, consent } = ctx;
  const { caller } = call;
  const text = await firstTitle(ctx, name);
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'videos.create', uploadId);
    const [before] = await tx.orm
      .select()
      .from(videos)
      .where(and(eq(videos.uploadId, uploadId), eq(videos.actorId, caller.accountId)));
    if (before) return before;
    await performers.assertAdmitted(tx, caller.accountId);
    const actor = await performers.actor(tx, caller.accountId);
    if (!actor) throw new Problem(notFound);
    const filmId = await media.films.begin(tx, { uploadId, ownerId: caller.accountId, purpose: 'video' });
    const title = { ...noText, [caller.language]: text };
    const [row] = await tx.orm
      .insert(videos)
      .values({
        ...{ actorId: actor.id, actorName: actor.name, actingGroup: actor.genderType, uploadId, filmId, title },
        description: noText,
        words: wordsOf(title, actor.name),
        createdAt: new Date(kit.clock.now()),
      })
      .returning();
    const made = row as VideoRow;
    await consent.declare(tx, { ...declarationOf(made), call });
    // What was told of it meanwhile stands in the row.
    return lockOwn(tx, actor.id, made.id);
  });
}

/** Whether a performer publishes without review. */
export async function isTrusted(tx: Executor, actorId: number): Promise<boolean> {
  return (await tx.orm.$count(trusted, eq(trusted.actorId, actorId))) > 0;
}

function assertSale(now: number, { price, salePrice, saleUntil }: VideoWords): void {
  if (salePrice === null && saleUntil === null) return;
  const isFine =
    salePrice !== null &&
    saleUntil !== null &&
    salePrice < price &&
    saleUntil > now &&
    saleUntil <= now + longestSaleDays * dayMs;
  if (!isFine) throw new Problem(saleBounds, { errors: [{ field: 'body.salePrice', message: '' }] });
}

const isSame = (one: VideoTitle, other: VideoTitle): boolean =>
  languages.every((language) => one[language] === other[language]);

/**
 * Says anew what a video is. Words, rating and tags of a published one are looked at again, unless its performer is trusted.
 * @throws Problem not_found, word_refused, contact_details, video_sale_bounds, video_decided
 */
export async function updateVideo(
  ctx: Context,
  actorId: number,
  videoId: number,
  given: VideoChange,
): Promise<VideoRow> {
  const { db, clock } = ctx.kit;
  for (const language of languages) {
    await assertSaid(ctx, `body.title.${language}`, given.title[language]);
    await assertSaid(ctx, `body.description.${language}`, given.description[language]);
  }
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, videoId);
    if (row.state === 'takenDown') throw new Problem(videoDecided);
    const { price = row.price, salePrice = row.salePrice, saleUntil = row.saleUntil?.getTime() ?? null } = given;
    const words: VideoWords = { ...given, price, salePrice, saleUntil };
    const isKept =
      row.saleUntil?.getTime() === words.saleUntil &&
      row.salePrice === words.salePrice &&
      words.salePrice !== null &&
      words.salePrice < words.price;
    if (!isKept) assertSale(clock.now(), words);
    const known = await tx.orm.select({ id: tags.id }).from(tags);
    const chosen = [...new Set(words.tags)].filter((id) => known.some((tag) => tag.id === id));
    const isReread =
      isSame(words.title, row.title) &&
      isSame(words.description, row.description) &&
      words.ageRating === row.ageRating &&
      words.isAlone === row.isAlone;
    const isUnread = !isReread && !(await isTrusted(tx, actorId));
    const goesBack = row.state === 'published' && isUnread;
    // What was read once is shown again without a look, so what is said anew meanwhile begins as a draft.
    const isDraftAgain = row.state === 'paused' && isUnread;
    // A picture keeps the rating it was stored with: the ones of the old rating go in the same transaction, before new ones are made.
    const isRerated = words.ageRating !== row.ageRating && row.coverId !== null;
    if (isRerated) {
      for (const id of [row.coverId, row.blurredId]) if (id) await ctx.media.delete(tx, id);
      await ctx.kit.jobs.send(tx, makeVideoCover, { videoId });
    }
    const change = {
      ...(row.state === 'review' && !isReread ? { askedAt: new Date(clock.now()) } : {}),
      ...(isRerated ? { coverId: null, blurredId: null } : {}),
      title: words.title,
      description: words.description,
      words: wordsOf(words.title, row.actorName),
      ageRating: words.ageRating,
      price: words.price,
      salePrice: words.salePrice,
      saleUntil: words.saleUntil === null ? null : new Date(words.saleUntil),
      isVip: words.vip,
      isClassic: words.classic,
      isAlone: words.isAlone,
      tags: chosen,
    };
    await ctx.library.changed(tx, { kind: 'video', id: String(videoId) });
    await ctx.consent.rename(tx, { kind: 'video', id: String(videoId) }, titleForRecords(words.title));
    if (isShown(row) && !goesBack) {
      await countTags(tx, row.tags, -1);
      await countTags(tx, chosen, 1);
    }
    if (goesBack) {
      assertPublishable({ ...row, ...change });
      return moveTo(ctx, tx, row, 'review', { ...change, askedAt: new Date(clock.now()) });
    }
    return changeVideo(tx, videoId, { ...change, ...(isDraftAgain ? { state: 'draft' as const } : {}) });
  });
}

/** @throws Problem video_not_ready, video_needs_title, video_needs_word */
export function assertPublishable(row: Pick<VideoRow, 'filmState' | 'title' | 'isAlone'>): void {
  if (row.filmState !== 'ready') throw new Problem(videoNotReady);
  if (languages.every((language) => row.title[language] === '')) throw new Problem(videoNeedsTitle);
  if (!row.isAlone) throw new Problem(videoNeedsWord);
}

/** Hands a video to review, or publishes it where nobody has to look. @throws Problem as {@link assertPublishable}, video_decided */
export function publishVideo(ctx: Context, actorId: number, videoId: number): Promise<VideoRow> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, videoId);
    if (row.state === 'published' || row.state === 'review') return row;
    await ctx.performers.assertAdmitted(tx, actorId);
    if (row.state === 'takenDown') throw new Problem(videoDecided);
    assertPublishable(row);
    const now = new Date(clock.now());
    const isFree = (row.state === 'paused' && row.releasedAt !== null) || (await isTrusted(tx, actorId));
    if (!isFree) return moveTo(ctx, tx, row, 'review', { askedAt: now, reason: '' });
    // Who presses it while its time is still to come wants it now.
    return release(ctx, tx, row.state === 'paused' ? { ...row, plannedFor: null } : row, now);
  });
}

/** Takes a video out of the lists, or back from review. @throws Problem not_found, video_decided */
export function pauseVideo(ctx: Context, actorId: number, videoId: number): Promise<VideoRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, videoId);
    if (row.state === 'published') {
      recheckAfter(tx, ctx.media.films, row);
      return moveTo(ctx, tx, row, 'paused', { plannedFor: null });
    }
    if (row.state === 'review') return moveTo(ctx, tx, row, 'draft');
    throw new Problem(videoDecided);
  });
}

/** Puts one video before all others of its performer. @throws Problem not_found */
export function promoteVideo(ctx: Context, actorId: number, videoId: number, isPromoted: boolean): Promise<VideoRow> {
  return ctx.kit.db.transaction(async (tx) => {
    await lockOwn(tx, actorId, videoId);
    await tx.orm
      .update(videos)
      .set({ isPromoted: false })
      .where(and(eq(videos.actorId, actorId), videos.isPromoted));
    return changeVideo(tx, videoId, { isPromoted });
  });
}

/** Removes a video with its film and pictures. @throws Problem not_found, video_decided when somebody owned it ever, or it was taken down */
export async function deleteVideo(ctx: Context, actorId: number, videoId: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, videoId);
    const isOwned = (await tx.orm.$count(owned, eq(owned.videoId, videoId))) > 0;
    if (isOwned || row.state === 'takenDown') throw new Problem(videoDecided);
    if (isShown(row)) {
      await countTags(tx, row.tags, -1);
      await ctx.performers.changes.touch(tx, actorId);
    }
    for (const table of ['likes', 'places'])
      await tx.orm.execute(sql`delete from ${sql.raw(`videos.${table}`)} where video_id = ${videoId}`);
    await tx.orm.delete(videos).where(eq(videos.id, videoId));
    await ctx.consent.forget(tx, { kind: 'video', id: String(videoId) });
    if (row.filmId) await ctx.media.films.remove(tx, row.filmId);
    for (const id of [row.coverId, row.blurredId]) if (id) await ctx.media.delete(tx, id);
  });
}
