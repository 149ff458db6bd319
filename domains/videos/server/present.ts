import type { Caller, Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Video, VideoImages, VideoTitle } from '../contract/index.ts';
import { newForDays } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import type { VideoRow } from './rows.ts';
import { priceNow } from './rows.ts';

export const dayMs = 86_400_000;

/** The text in the reader's language, else in English, else in any. */
export const inLanguage = (text: VideoTitle, language: Language): string =>
  text[language] || text.en || text.de || text.nl || text.es;

/** Addresses of a stored picture in the specification's sizes. */
export function imagesOf({ media }: Pick<Context, 'media'>, id: string | null, ageRating: number): VideoImages | null {
  if (id === null) return null;
  const at = (width: number): string => media.url({ id, kind: 'preview', ageRating }, width);
  return { w320: at(320), w640: at(640), w1280: at(1280) };
}

/** The age rating of pictures of which nothing can be seen but colours and light. */
export const blurredRating = 12;

/** Where the page of a video is, in a language. */
export const videoLink = (language: Language, { actorName, id }: Pick<VideoRow, 'actorName' | 'id'>): string =>
  `/${language}/amateur/${encodeURIComponent(actorName.toLowerCase())}/videos/${id}/`;

/** A page of videos as a caller sees them; whose performer is not shown to them is left out. */
export async function presentVideos(
  ctx: Context,
  executor: Executor,
  rows: readonly VideoRow[],
  caller: Caller,
  known?: Viewer,
): Promise<Video[]> {
  if (rows.length === 0) return [];
  const actorIds = [...new Set(rows.map(({ actorId }) => actorId))];
  const [cards, viewer] = await Promise.all([
    ctx.performers.cards(executor, actorIds, caller),
    known ??
      viewerOf(
        ctx,
        executor,
        caller,
        rows.map(({ id }) => id),
      ),
  ]);
  const actors = new Map(cards.map((card) => [card.id, card]));
  const now = ctx.kit.clock.now();
  const all = rows.map(async (row): Promise<Video | null> => {
    const actor = actors.get(row.actorId);
    // Who owns it sees it also where its performer is shown to nobody any more.
    if (!actor && !viewer.owns.has(row.id)) return null;
    const [verdict, seesCover] = await Promise.all([viewer.watches(row), viewer.seesCover(row)]);
    const price = priceNow(row, now);
    const origin = viewer.owns.get(row.id);
    return {
      id: row.id,
      title: inLanguage(row.title, caller.language),
      duration: Math.round(row.durationMs / 1000),
      ageRating: row.ageRating,
      vip: row.isVip,
      free: row.price === 0 && !row.isVip,
      new: row.releasedAt !== null && now - row.releasedAt.getTime() < newForDays * dayMs,
      camRecording: row.isCamRecording,
      classic: row.isClassic,
      guestInfo: {
        bought: origin !== undefined && origin !== 'gift',
        gifted: origin === 'gift',
        flatrate: origin === undefined && row.isVip && viewer.isVip,
        liked: viewer.likes.has(row.id),
      },
      price: { value: price, currency: 'VXC' },
      basePrice: { value: row.price, currency: 'VXC' },
      saleUntil: price < row.price && row.saleUntil ? row.saleUntil.getTime() : null,
      images: seesCover ? imagesOf(ctx, row.coverId, row.ageRating) : imagesOf(ctx, row.blurredId, blurredRating),
      isBlurred: !seesCover,
      rating: { likes: row.likes },
      model: {
        id: row.actorId,
        name: row.actorName,
        online: actor?.isOnline ?? false,
        profileLink: `/${caller.language}/amateur/${encodeURIComponent(row.actorName.toLowerCase())}/`,
      },
      releasedAt: row.releasedAt?.getTime() ?? row.createdAt.getTime(),
      restriction: verdict.ok ? null : verdict.restriction,
      isOpen: verdict.ok,
    };
  });
  return (await Promise.all(all)).filter((video) => video !== null);
}
