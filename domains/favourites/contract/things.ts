import { z } from 'zod';
import { Picture } from '#domains/media/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { clientMessage, route } from '#kit/contract/operations.ts';
import { favouritesFull, pinMissing } from './problems.ts';

/** What can be pinned besides performers (spec 2 §7): an album, a performer's gallery as a whole (sedcards), one picture of it. */
export const PinnedKind = z.enum(['album', 'sedcard', 'picture']).meta({ id: 'PinnedKind' });
export type PinnedKind = z.infer<typeof PinnedKind>;

const limit = { points: 60, seconds: 60, per: 'subject' } as const;
const album = z.object({ albumId: rowId });
const sedcard = z.object({ actorId: rowId });
const picture = z.object({ pictureId: z.uuid() });

export const pinAlbum = clientMessage({
  name: 'pinAlbum',
  summary: 'Puts an album among what the guest has pinned.',
  access: loggedIn,
  limit,
  payload: album,
  problems: [pinMissing, favouritesFull],
});
export const unpinAlbum = clientMessage({
  name: 'unpinAlbum',
  summary: 'An album is pinned no more.',
  access: loggedIn,
  limit,
  payload: album,
});
export const pinSedcard = clientMessage({
  name: 'pinSedcard',
  summary: 'Puts a performer’s gallery among what the guest has pinned.',
  access: loggedIn,
  limit,
  payload: sedcard,
  problems: [pinMissing, favouritesFull],
});
export const unpinSedcard = clientMessage({
  name: 'unpinSedcard',
  summary: 'A performer’s gallery is pinned no more.',
  access: loggedIn,
  limit,
  payload: sedcard,
});
export const pinPicture = clientMessage({
  name: 'pinPicture',
  summary: 'Puts a picture that the guest may see among what they have pinned.',
  access: loggedIn,
  limit,
  payload: picture,
  problems: [pinMissing, favouritesFull],
});
export const unpinPicture = clientMessage({
  name: 'unpinPicture',
  summary: 'A picture is pinned no more.',
  access: loggedIn,
  limit,
  payload: picture,
});

const owner = z.object({ id: z.int(), name: z.string() });
const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  offset: z.coerce.number().int().min(0).max(500).default(0),
});

/** A pinned picture. `pinnedAt` in milliseconds since the epoch. */
export const PinnedPhoto = z
  .object({ picture: Picture, actor: owner, pinnedAt: z.number() })
  .meta({ id: 'PinnedPhoto' });
export type PinnedPhoto = z.infer<typeof PinnedPhoto>;

export const getPinnedPhotos = route({
  name: 'getPinnedPhotos',
  method: 'GET',
  path: 'gallery/getPinnedPhotos',
  summary:
    'The pictures the guest who asks has pinned, the latest first: those that are there and that the guest may see now.',
  access: loggedIn,
  query: page,
  response: z.object({ photos: z.array(PinnedPhoto), total: z.int() }),
});

/** A pinned album or gallery with its first pictures; `id` is the album's or, of a sedcard, the performer's. */
export const PinnedGallery = z
  .object({
    kind: z.enum(['album', 'sedcard']),
    id: z.int(),
    actor: owner,
    title: z.string().describe('empty where it is the performer’s gallery'),
    path: z.string().describe('its page, without the language'),
    pictures: z.array(Picture),
    total: z.int().describe('pictures in it that the guest may see'),
    pinnedAt: z.number(),
  })
  .meta({ id: 'PinnedGallery' });
export type PinnedGallery = z.infer<typeof PinnedGallery>;

export const getPinnedGalleries = route({
  name: 'getPinnedGalleries',
  method: 'GET',
  path: 'guest/favorite/galleries',
  summary: 'The albums and galleries the guest who asks has pinned, the latest first.',
  access: loggedIn,
  query: page,
  response: z.object({ galleries: z.array(PinnedGallery), total: z.int() }),
});

export const getOwnPins = route({
  name: 'getOwnPins',
  method: 'GET',
  path: 'guest/favorite/pins/{actorId}',
  summary: 'What of a performer’s gallery the guest who asks has pinned: for the hearts of its pages.',
  access: loggedIn,
  params: z.object({ actorId: rowIdText }),
  response: z.object({
    sedcard: z.boolean(),
    albumIds: z.array(z.int()),
    pictureIds: z.array(z.string()),
  }),
});
