import { z } from 'zod';
import { restrictionCode } from '#domains/access/contract/index.ts';
import { VideoGuestInfo, VideoModel, VideoPrice } from '#domains/videos/contract/index.ts';

/** A picture of an album, as the asking guest may see it (spec 3 §3: width, height, orientation). */
export const AlbumPicture = z
  .object({
    id: z.string(),
    width: z.int(),
    height: z.int(),
    orientation: z.enum(['landscape', 'portrait', 'square']),
    src: z.string(),
    srcSet: z.string(),
    isBlurred: z.boolean().describe('colours and light alone: the asking guest may not see more'),
  })
  .meta({ id: 'AlbumPicture' });
export type AlbumPicture = z.infer<typeof AlbumPicture>;

/** An album as a tile of a list (spec 3 §3). Times in epoch ms. */
export const Album = z
  .object({
    id: z.int(),
    type: z.literal('image'),
    title: z.string(),
    ageRating: z.int(),
    isVipContent: z.boolean().describe('VIP members see it without paying'),
    free: z.boolean(),
    new: z.boolean().describe('released within the last eight days'),
    guestInfo: VideoGuestInfo,
    price: VideoPrice,
    /** What it costs outside of a sale. */
    basePrice: VideoPrice,
    saleUntil: z.number().nullable(),
    total: z.int().describe('pictures in it'),
    cover: AlbumPicture.nullable(),
    rating: z.object({ likes: z.int() }),
    actor: VideoModel,
    releasedAt: z.number(),
    /** What is needed before it opens (spec 1 §3); null when it is open, or when nothing the guest does opens it. */
    restriction: restrictionCode.nullable(),
    isOpen: z.boolean(),
  })
  .meta({ id: 'Album' });
export type Album = z.infer<typeof Album>;

/** How often an album was looked at, how it is rated, and by whom of it the asking guest (spec 3 §3). */
export const AlbumRating = z
  .object({
    albumTotalViews: z.int(),
    guestRatingLikes: z.int(),
    guestRatingDislikes: z.int(),
    isLiked: z.boolean(),
    isDisliked: z.boolean(),
  })
  .meta({ id: 'AlbumRating' });
export type AlbumRating = z.infer<typeof AlbumRating>;

/** One album with everything its page shows. */
export const AlbumDetail = Album.extend({
  description: z.string(),
  pictures: z.array(AlbumPicture),
  previews: z.array(AlbumPicture).describe('those its performer shows to everybody who may see the age rating'),
}).meta({ id: 'AlbumDetail' });
export type AlbumDetail = z.infer<typeof AlbumDetail>;

/** Pictures everybody sees before an album is theirs, at most. */
export const mostPreviews = 3;
/** Pictures of one album, at most. */
export const mostPictures = 100;
