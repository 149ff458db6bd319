import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { VideoState, videoStates } from '#domains/videos/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { AlbumPicture } from './album.ts';
import { albumDecided, albumNeedsPictures } from './problems.ts';
import { AlbumWords, OwnAlbumPicture } from './studio.ts';

const access = operators('moderation');

/** An album as operators see it. Money in hundredths of a coin. */
export const OfficeAlbum = z
  .object({
    id: z.int(),
    title: z.string(),
    actorId: z.int(),
    actorName: z.string(),
    state: VideoState,
    reason: z.string(),
    price: z.int(),
    ageRating: z.int(),
    total: z.int(),
    views: z.int(),
    likes: z.int(),
    sold: z.int(),
    createdAt: z.iso.datetime(),
    askedAt: z.number().nullable().describe('since when it waits for an operator as it is now, ms since the epoch'),
    cover: AlbumPicture.nullable(),
  })
  .meta({ id: 'OfficeAlbum' });
export type OfficeAlbum = z.infer<typeof OfficeAlbum>;

export const officeAlbums = defineList({
  name: 'albums.catalogue',
  summary: 'All albums of pictures. The search is for words of the title or the performer.',
  access,
  path: 'office/albums',
  row: OfficeAlbum,
  key: 'id',
  columns: {
    cover: { kind: 'custom' },
    title: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    price: { kind: 'custom' },
    total: { kind: 'number' },
    views: { kind: 'number' },
    sold: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(100), state: choiceFilter(videoStates) },
  sort: '-createdAt',
});

const params = z.object({ albumId: rowIdText });

/** What an operator decides on: the album with its words and pictures, and how many wait. */
export const AlbumReview = z
  .object({
    album: OfficeAlbum,
    words: AlbumWords,
    pictures: z.array(OwnAlbumPicture),
    isTrusted: z.boolean(),
    waiting: z.int(),
  })
  .meta({ id: 'AlbumReview' });
export type AlbumReview = z.infer<typeof AlbumReview>;

export const readAlbum = route({
  name: 'albums.readAlbum',
  method: 'GET',
  path: 'office/albums/{albumId}',
  summary: 'One album with its words and pictures.',
  access,
  audit: auditedRead('albums.readAlbum', 'album:{albumId}'),
  params,
  response: AlbumReview,
  problems: [notFound],
});

export const nextAlbum = route({
  name: 'albums.nextAlbum',
  method: 'GET',
  path: 'office/album-queue',
  summary: 'The album that has waited for review the longest, but those that are passed over; null when none waits.',
  access,
  audit: { none: 'It names a row; looking at that row is audited.' },
  query: z.object({ after: rowIdText.optional() }),
  response: z.object({ albumId: z.int().nullable(), waiting: z.int() }),
});

const decision = {
  access,
  method: 'POST',
  params,
  response: z.object({}),
  problems: [notFound, ownStanding, albumDecided],
} as const;
const reason = z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) });

export const approveAlbum = route({
  name: 'albums.approve',
  summary: 'Lets a waiting album into the lists.',
  ...decision,
  problems: [...decision.problems, albumNeedsPictures],
  audit: selfAuditedChange('albums.approve', 'album:{albumId}'),
  path: 'office/albums/{albumId}/approve',
  body: z.object({
    askedAt: z
      .number()
      .min(0)
      .max(8.64e15)
      .describe('as the page showed it: what was said or sent anew since is not let in unseen'),
  }),
});

export const refuseAlbum = route({
  name: 'albums.refuse',
  summary: 'Refuses a waiting album. Its performer reads the reason, may change it and ask again.',
  ...decision,
  audit: selfAuditedChange('albums.refuse', 'album:{albumId}'),
  path: 'office/albums/{albumId}/refuse',
  body: reason,
});

export const takeDownAlbum = route({
  name: 'albums.takeDown',
  summary:
    'Takes an album away from everybody at once, and pays back, once, what is still paid for it where that is wanted.',
  ...decision,
  audit: selfAuditedChange('albums.takeDown', 'album:{albumId}'),
  path: 'office/albums/{albumId}/take-down',
  body: reason.extend({ paysBack: z.boolean() }),
});
