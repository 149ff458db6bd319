import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import {
  alreadyCommented,
  Comment,
  commentsNotTaken,
  longestComment,
  ownThing,
  Rating,
} from '#domains/comments/contract/index.ts';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { AlbumRating } from './album.ts';

/** 1 likes, -1 dislikes, 0 takes it back. */
const guestRating = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const rates = {
  method: 'POST',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  problems: [notFound, ownThing, youHaveBlocked],
} as const;
const rated = AlbumRating.extend({ success: z.literal(true) });

export const setSedcardsGuestRating = route({
  name: 'setSedcardsGuestRating',
  ...rates,
  path: 'gallery/setSedcardsGuestRating/{actorId}',
  summary:
    'Likes or dislikes a performer’s pictures as a whole, or takes it back. Its views are those of their published albums together.',
  params: z.object({ actorId: rowIdText }),
  body: z.object({ guestRating }),
  response: rated,
});

export const setGuestRating = route({
  name: 'setGuestRating',
  ...rates,
  path: 'gallery/setGuestRating',
  summary: 'Likes or dislikes an album, or takes it back.',
  body: z.object({ albumId: rowId, guestRating }),
  response: rated,
});

export const setPictureGuestRating = route({
  name: 'setPictureGuestRating',
  ...rates,
  path: 'gallery/setPictureGuestRating',
  summary: 'Likes or dislikes one picture of an album that the guest may see, or takes it back.',
  body: z.object({ pictureId: z.uuid(), guestRating }),
  response: Rating.extend({ success: z.literal(true) }),
});

/** A page of what was written about an album (spec 3 §7). */
export const GalleryComments = z
  .object({ comments: z.array(Comment), total: z.int(), isGuestAllowedToCommentAlbum: z.boolean() })
  .meta({ id: 'GalleryComments' });
export type GalleryComments = z.infer<typeof GalleryComments>;

export const getGalleryComments = route({
  name: 'getGalleryComments',
  method: 'GET',
  path: 'gallery/getComments',
  summary: 'What was written about an album, the latest first.',
  access: anyone,
  query: z.object({
    albumId: rowIdText,
    limit: z.coerce.number().int().min(1).max(500).default(500),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: GalleryComments,
  problems: [notFound],
});

export const postGalleryComment = route({
  name: 'postGalleryComment',
  method: 'POST',
  path: 'gallery/postComment',
  summary: 'Writes about an album, once.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  body: z.object({ albumId: rowId, commentText: z.string().trim().min(1).max(longestComment).regex(visiblePattern) }),
  response: z.object({ success: z.literal(true), comment: Comment }),
  problems: [notFound, commentsNotTaken, alreadyCommented, youHaveBlocked, contactDetails],
});
