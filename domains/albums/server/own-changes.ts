import { and, eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { VideoTitle } from '#domains/videos/contract/index.ts';
import { longestSaleDays, saleBounds } from '#domains/videos/contract/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { Call } from '#kit/server/handler.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { AlbumChange, AlbumWords } from '../contract/index.ts';
import { albumDecided, tooManyAlbums } from '../contract/index.ts';
import { declarationOf, titleForRecords } from './coverage.ts';
import type { Context } from './deps.ts';
import type { AlbumRow } from './rows.ts';
import { changeAlbum, dayMs, lockOwn } from './rows.ts';
import { moveTo, recount, reviewAgain } from './states.ts';
import { albums } from './tables.ts';

/** Albums of one performer, at most. */
export const mostAlbums = 1000;

const noText: VideoTitle = { de: '', en: '', nl: '', es: '' };

/** What the search looks through. */
export const wordsOf = (title: VideoTitle, actorName: string): string =>
  foldOf([actorName, ...new Set(languages.map((language) => title[language]).filter((text) => text !== ''))].join(' '));

/** Begins an album; the same key again is the same album. @throws Problem not_found, too_many_albums */
export function createAlbum(
  { kit, performers, consent }: Context,
  call: Call<AccountCaller>,
  key: string,
): Promise<AlbumRow> {
  const actorId = call.caller.accountId;
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'albums.create', actorId);
    return onceByKey({
      async before() {
        const [row] = await tx.orm
          .select()
          .from(albums)
          .where(and(eq(albums.actorId, actorId), eq(albums.key, key)));
        return row;
      },
      // There is nothing else in what is asked.
      isSame: () => true,
      repeat: (row) => row,
      async first() {
        await performers.assertAdmitted(tx, actorId);
        const actor = await performers.actor(tx, actorId);
        if (!actor) throw new Problem(notFound);
        if ((await tx.orm.$count(albums, eq(albums.actorId, actorId))) >= mostAlbums)
          throw new Problem(tooManyAlbums, { data: { most: mostAlbums } });
        const words = { title: noText, description: noText, words: wordsOf(noText, actor.name) };
        const createdAt = new Date(kit.clock.now());
        const [row] = await tx.orm
          .insert(albums)
          .values({ key, actorId, actorName: actor.name, ...words, createdAt })
          .returning();
        const made = row as AlbumRow;
        await consent.declare(tx, { ...declarationOf(made), call });
        return lockOwn(tx, actorId, made.id);
      },
    });
  });
}

function assertSale(now: number, { price, salePrice, saleUntil }: AlbumWords): void {
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
 * Says anew what an album is. Words and rating of a published one are looked at again, unless its performer is trusted.
 * @throws Problem not_found, word_refused, contact_details, video_sale_bounds, album_decided, album_needs_title, album_needs_word
 */
export async function updateAlbum(
  ctx: Context,
  actorId: number,
  albumId: number,
  given: AlbumChange,
): Promise<AlbumRow> {
  const { db, clock } = ctx.kit;
  // What others read is asked about before it is kept.
  for (const language of languages)
    for (const part of ['title', 'description'] as const) {
      assertAllowed(`body.${part}.${language}`, given[part][language]);
      await assertSayable(ctx.kit, `body.${part}.${language}`, given[part][language]);
    }
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'takenDown') throw new Problem(albumDecided);
    const { price = row.price, salePrice = row.salePrice, saleUntil = row.saleUntil?.getTime() ?? null } = given;
    const words: AlbumWords = { ...given, price, salePrice, saleUntil };
    const isKept =
      row.saleUntil?.getTime() === saleUntil && row.salePrice === salePrice && salePrice !== null && salePrice < price;
    if (!isKept) assertSale(clock.now(), words);
    const isReread =
      isSame(words.title, row.title) &&
      isSame(words.description, row.description) &&
      words.ageRating === row.ageRating &&
      words.isAlone === row.isAlone;
    const changed = await changeAlbum(tx, albumId, {
      title: words.title,
      description: words.description,
      words: wordsOf(words.title, row.actorName),
      ageRating: words.ageRating,
      price,
      salePrice,
      saleUntil: saleUntil === null ? null : new Date(saleUntil),
      isVip: words.vip,
      isAlone: words.isAlone,
    });
    await ctx.library.changed(tx, { kind: 'album', id: String(albumId) });
    await ctx.consent.rename(tx, { kind: 'album', id: String(albumId) }, titleForRecords(words.title));
    return isReread ? changed : reviewAgain(ctx, tx, changed);
  });
}

/** Hands an album to review, or publishes it where nobody has to look. @throws Problem as `assertPublishable`, album_decided */
export function publishAlbum(ctx: Context, actorId: number, albumId: number): Promise<AlbumRow> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'published' || row.state === 'review') return row;
    await ctx.performers.assertAdmitted(tx, actorId);
    if (row.state === 'takenDown') throw new Problem(albumDecided);
    const { hasNew } = await recount(tx, row, true);
    const now = new Date(clock.now());
    const wasLookedAt = row.state === 'paused' && row.releasedAt !== null && row.askedAt === null && !hasNew;
    const isFree = wasLookedAt || (await ctx.videos.isTrusted(tx, actorId));
    if (!isFree) return moveTo(ctx, tx, row, 'review', { askedAt: now, reason: '' });
    return moveTo(ctx, tx, row, 'published', { releasedAt: row.releasedAt ?? now, askedAt: null, reason: '' });
  });
}

/** Takes an album out of the lists, or back from review. @throws Problem not_found, album_decided */
export function pauseAlbum(ctx: Context, actorId: number, albumId: number): Promise<AlbumRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actorId, albumId);
    if (row.state === 'published') return moveTo(ctx, tx, row, 'paused');
    if (row.state === 'review') return moveTo(ctx, tx, row, 'draft');
    throw new Problem(albumDecided);
  });
}
