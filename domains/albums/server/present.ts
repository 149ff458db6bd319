import type { VideoGuestInfo } from '#domains/videos/contract/index.ts';
import { newForDays } from '#domains/videos/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Album, AlbumPicture } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Viewer } from './rights.ts';
import { viewerOf } from './rights.ts';
import type { AlbumRow, PictureRow } from './rows.ts';
import { dayMs, inLanguage, picturesOf, priceNow } from './rows.ts';

/** The age rating of pictures of which nothing can be seen but colours and light. */
export const blurredRating = 12;

const orientationOf = ({ width, height }: Pick<PictureRow, 'width' | 'height'>): AlbumPicture['orientation'] =>
  width === height ? 'square' : width > height ? 'landscape' : 'portrait';

/** A picture as somebody may see it: as it is, or colours and light alone. */
export function pictureFor(
  { media }: Pick<Context, 'media'>,
  row: PictureRow,
  ageRating: number,
  isFull: boolean,
): AlbumPicture {
  const { pictureId, blurredId, width, height } = row;
  const facts = isFull
    ? media.picture({ id: pictureId, kind: 'album', ageRating, width, height })
    : { src: media.url({ id: blurredId, kind: 'poster', ageRating: blurredRating }, 320), srcSet: '' };
  const { src, srcSet } = facts;
  return { id: pictureId, width, height, orientation: orientationOf(row), src, srcSet, isBlurred: !isFull };
}

/** The picture that stands for an album. */
export const coverOf = ({ coverId }: Pick<AlbumRow, 'coverId'>, rows: readonly PictureRow[]): PictureRow | undefined =>
  rows.find(({ pictureId }) => pictureId === coverId) ?? rows[0];

/** Which of an album's pictures a caller sees as they are. */
export async function fullFor(viewer: Viewer, row: AlbumRow): Promise<(picture: PictureRow) => boolean> {
  const isOpen = (await viewer.opens(row)).ok;
  const seesPreviews = isOpen || (await viewer.seesPreviews(row));
  return ({ isPreview }) => isOpen || (seesPreviews && isPreview);
}

/** An album as a caller sees it, with its pictures; null where its performer is not shown to them. */
export interface Presented {
  readonly row: AlbumRow;
  readonly album: Album;
  readonly pictures: readonly AlbumPicture[];
  readonly previews: readonly AlbumPicture[];
}

/** Albums as a caller sees them, in the order of the rows; whose performer is not shown to them is left out. */
export async function presentAlbums(
  ctx: Context,
  executor: Executor,
  rows: readonly AlbumRow[],
  caller: Caller,
  known?: Viewer,
): Promise<Presented[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const cards = await ctx.performers.cards(executor, [...new Set(rows.map(({ actorId }) => actorId))], caller);
  const viewer = known ?? (await viewerOf(ctx, executor, caller, ids));
  const found = await picturesOf(executor, ids, 'looked at');
  const rated = await ctx.comments.ratings(executor, 'album', ids.map(String), caller.accountId);
  const actors = new Map(cards.map((card) => [card.id, card]));
  const now = ctx.kit.clock.now();
  const all: Presented[] = [];
  for (const row of rows) {
    const actor = actors.get(row.actorId);
    // Who owns it sees it also where its performer is shown to nobody any more.
    if (!actor && !viewer.owns.has(row.id)) continue;
    const verdict = await viewer.opens(row);
    const isFull = await fullFor(viewer, row);
    const own = found.get(row.id) ?? [];
    const shownAs = (picture: PictureRow) => pictureFor(ctx, picture, row.ageRating, isFull(picture));
    const cover = coverOf(row, own);
    const price = priceNow(row, now);
    const album: Album = {
      id: row.id,
      type: 'image',
      title: inLanguage(row.title, caller.language),
      ageRating: row.ageRating,
      isVipContent: row.isVip,
      free: row.price === 0 && !row.isVip,
      new: row.releasedAt !== null && now - row.releasedAt.getTime() < newForDays * dayMs,
      guestInfo: guestInfoOf(viewer, row, rated.get(String(row.id))?.isLiked ?? false),
      price: { value: price, currency: 'VXC' },
      basePrice: { value: row.price, currency: 'VXC' },
      saleUntil: price < row.price && row.saleUntil ? row.saleUntil.getTime() : null,
      total: own.length,
      cover: cover ? shownAs(cover) : null,
      rating: { likes: rated.get(String(row.id))?.guestRatingLikes ?? 0 },
      actor: {
        id: row.actorId,
        name: row.actorName,
        online: actor?.isOnline ?? false,
        profileLink: `/${caller.language}/amateur/${encodeURIComponent(row.actorName.toLowerCase())}/`,
      },
      releasedAt: (row.releasedAt ?? row.createdAt).getTime(),
      restriction: verdict.ok ? null : verdict.restriction,
      isOpen: verdict.ok,
    };
    const pictures = own.map(shownAs);
    const previews = own.filter(({ isPreview }) => isPreview).map(shownAs);
    all.push({ row, album, pictures, previews });
  }
  return all;
}

/** What of an album is the asking guest's own. */
function guestInfoOf(viewer: Viewer, row: AlbumRow, liked: boolean): VideoGuestInfo {
  const origin = viewer.owns.get(row.id);
  return {
    bought: origin !== undefined && origin !== 'gift',
    gifted: origin === 'gift',
    flatrate: origin === undefined && row.isVip && viewer.isVip,
    liked,
  };
}
