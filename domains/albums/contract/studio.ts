import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { maxUploadBytes, pictureRefused, picturesWaiting } from '#domains/media/contract/index.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { LocalisedText } from '#domains/performers/contract/studio.ts';
import { AgeRating, priceBounds, saleBounds, VideoState, VideoTitle } from '#domains/videos/contract/index.ts';
import { only } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, notFound } from '#kit/contract/problems.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { AlbumPicture, mostPictures, mostPreviews } from './album.ts';
import {
  albumDecided,
  albumFull,
  albumNeedsPictures,
  albumNeedsTitle,
  albumNeedsWord,
  albumOwned,
  tooManyAlbums,
} from './problems.ts';

/** A price a performer asks: 0 is free. */
const price = z
  .int()
  .min(0)
  .max(priceBounds.most)
  .multipleOf(priceBounds.step)
  .refine((value) => value === 0 || value >= priceBounds.least);

/** What a performer says of an album. `saleUntil` in epoch ms. */
export const AlbumWords = z
  .object({
    title: VideoTitle,
    description: LocalisedText,
    ageRating: AgeRating,
    price,
    salePrice: price.nullable(),
    saleUntil: z.number().min(0).max(8.64e15).nullable(),
    vip: z.boolean(),
    /** The performer's word that nobody else can be seen: until consent of others is kept, nobody else may be. */
    isAlone: z.boolean(),
  })
  .meta({ id: 'AlbumWords' });
export type AlbumWords = z.infer<typeof AlbumWords>;

/** The same to be changed: prices that are not given stay, and need no fresh proof of identity. */
export const AlbumChange = AlbumWords.partial({ price: true, salePrice: true, saleUntil: true });
export type AlbumChange = z.infer<typeof AlbumChange>;

/** A picture of an album of one's own. */
export const OwnAlbumPicture = AlbumPicture.extend({
  isPreview: z.boolean(),
  isNew: z.boolean().describe('no operator has looked at it yet: nobody else sees it'),
}).meta({ id: 'OwnAlbumPicture' });
export type OwnAlbumPicture = z.infer<typeof OwnAlbumPicture>;

/** An album of one's own, in the studio. Money in hundredths of a coin, times in epoch ms. */
export const OwnAlbum = AlbumWords.extend({
  id: z.int(),
  state: VideoState,
  reason: z.string().describe('why it was refused or taken down; empty otherwise'),
  total: z.int(),
  cover: AlbumPicture.nullable(),
  createdAt: z.number(),
  releasedAt: z.number().nullable(),
  views: z.int(),
  likes: z.int(),
  sold: z.int(),
  earned: z.int(),
}).meta({ id: 'OwnAlbum' });
export type OwnAlbum = z.infer<typeof OwnAlbum>;

/** The same with its pictures, in their order; `coverId` is null while the first stands for it. */
export const OwnAlbumDetail = OwnAlbum.extend({
  pictures: z.array(OwnAlbumPicture),
  coverId: z.string().nullable(),
}).meta({ id: 'OwnAlbumDetail' });
export type OwnAlbumDetail = z.infer<typeof OwnAlbumDetail>;

const access = only('performer');
const params = z.object({ albumId: rowIdText });
const changes = { access, method: 'POST', limit: { points: 240, seconds: 60, per: 'subject' } } as const;

export const listOwnAlbums = route({
  name: 'listOwnAlbums',
  method: 'GET',
  path: 'studio/albums',
  summary: 'The albums of the performer who asks, the latest first, with what they brought.',
  access,
  query: z.object({ before: rowIdText.optional().describe('those older than this one') }),
  response: z.object({ albums: z.array(OwnAlbum), hasMore: z.boolean() }),
});

export const createAlbum = route({
  name: 'createAlbum',
  ...changes,
  path: 'studio/albums/create',
  summary: 'Begins an album without pictures: a draft. The same key again answers the same album.',
  body: z.object({ key: z.uuid() }),
  response: OwnAlbumDetail,
  problems: [notFound, tooManyAlbums, keyUsedOtherwise],
});

export const getOwnAlbum = route({
  name: 'getOwnAlbum',
  method: 'GET',
  path: 'studio/albums/{albumId}',
  summary: 'One album of the performer who asks, with its pictures.',
  access,
  params,
  response: OwnAlbumDetail,
  problems: [notFound],
});

export const updateAlbum = route({
  name: 'updateAlbum',
  ...changes,
  path: 'studio/albums/{albumId}/update',
  summary:
    'Says anew what an album is. Other words or another age rating of a published one go to review again, unless its performer is trusted; prices count at once.',
  params,
  body: AlbumChange,
  stepUp: { whenChanging: ['price', 'salePrice', 'saleUntil'] },
  response: OwnAlbumDetail,
  problems: [notFound, wordRefused, contactDetails, saleBounds, albumDecided, albumNeedsTitle, albumNeedsWord],
});

export const addAlbumPicture = route({
  name: 'addAlbumPicture',
  cost: 50,
  method: 'POST',
  path: 'studio/albums/{albumId}/pictures',
  summary:
    'Puts a picture (JPEG, PNG or WebP) at the end of an album. A published one goes to review with it, unless its performer is trusted.',
  access,
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  limit: { points: 200, seconds: 600, per: 'subject' },
  params,
  body: file,
  response: OwnAlbumDetail,
  problems: [notFound, albumFull, albumDecided, pictureRefused, picturesWaiting],
});

export const removeAlbumPicture = route({
  name: 'removeAlbumPicture',
  method: 'DELETE',
  path: 'studio/albums/{albumId}/pictures/{pictureId}',
  summary: 'Removes a picture for good, as long as nobody has bought the album it is in.',
  access,
  limit: changes.limit,
  params: params.extend({ pictureId: z.uuid() }),
  response: OwnAlbumDetail,
  problems: [notFound, albumOwned, albumDecided, albumNeedsPictures],
});

export const arrangeAlbum = route({
  name: 'arrangeAlbum',
  ...changes,
  path: 'studio/albums/{albumId}/arrange',
  summary:
    'Says the order of the pictures, which one stands for the album, and which are shown to everybody who may see its age rating. Pictures that are not named stay behind the others.',
  params,
  body: z.object({
    order: z.array(z.uuid()).max(mostPictures),
    coverId: z.uuid().nullable(),
    previewIds: z.array(z.uuid()).max(mostPreviews),
  }),
  response: OwnAlbumDetail,
  problems: [notFound, albumDecided],
});

export const publishAlbum = route({
  name: 'publishAlbum',
  ...changes,
  path: 'studio/albums/{albumId}/publish',
  summary: 'Hands an album to review; that of a trusted performer, and one that was only paused, is published at once.',
  params,
  response: OwnAlbumDetail,
  problems: [notFound, albumNeedsPictures, albumNeedsTitle, albumNeedsWord, albumDecided],
});

export const pauseAlbum = route({
  name: 'pauseAlbum',
  ...changes,
  path: 'studio/albums/{albumId}/pause',
  summary: 'Takes an album out of all lists; who owns it keeps it.',
  params,
  response: OwnAlbumDetail,
  problems: [notFound, albumDecided],
});

export const deleteAlbum = route({
  name: 'deleteAlbum',
  ...changes,
  method: 'DELETE',
  path: 'studio/albums/{albumId}/delete',
  summary:
    'Removes an album that nobody owns, with its pictures. One that was bought can be paused: nothing bought is lost.',
  params,
  response: z.object({}),
  problems: [notFound, albumOwned, albumDecided],
});
