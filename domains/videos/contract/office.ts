import { z } from 'zod';
import { FilmAddresses, FilmState } from '#domains/media/contract/films.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { videoDecided, videoNotReady } from './problems.ts';
import { VideoState, VideoWords, videoStates } from './studio.ts';
import { VideoImages } from './video.ts';

const access = operators('moderation');

/** A video as operators see it. Money in hundredths of a coin. */
export const OfficeVideo = z
  .object({
    id: z.int(),
    title: z.string(),
    actorId: z.int(),
    actorName: z.string(),
    state: VideoState,
    filmState: FilmState.nullable(),
    reason: z.string(),
    price: z.int(),
    ageRating: z.int(),
    duration: z.int(),
    views: z.int(),
    likes: z.int(),
    sold: z.int(),
    createdAt: z.iso.datetime(),
    askedAt: z.number().nullable().describe('since when these words wait for an operator, ms since the epoch'),
    images: VideoImages.nullable(),
  })
  .meta({ id: 'OfficeVideo' });
export type OfficeVideo = z.infer<typeof OfficeVideo>;

export const officeVideos = defineList({
  name: 'videos.catalogue',
  summary:
    'All videos, those that wait for review first to arrive. The search is for words of the title or the performer.',
  access,
  path: 'office/videos',
  row: OfficeVideo,
  key: 'id',
  columns: {
    images: { kind: 'custom' },
    title: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    price: { kind: 'custom' },
    duration: { kind: 'custom' },
    views: { kind: 'number' },
    sold: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(100), state: choiceFilter(videoStates) },
  sort: '-createdAt',
});

const params = z.object({ videoId: rowIdText });

/** What an operator decides on: the video with its words, where it plays from, how many wait. */
export const VideoReview = z
  .object({
    video: OfficeVideo,
    words: VideoWords,
    tags: z.array(z.string()),
    addresses: FilmAddresses.nullable(),
    isTrusted: z.boolean(),
    waiting: z.int(),
  })
  .meta({ id: 'VideoReview' });
export type VideoReview = z.infer<typeof VideoReview>;

export const readVideo = route({
  name: 'videos.readVideo',
  method: 'GET',
  path: 'office/videos/{videoId}',
  summary: 'One video with its words, and where operators watch it.',
  access,
  audit: auditedRead('videos.readVideo', 'video:{videoId}'),
  params,
  response: VideoReview,
  problems: [notFound],
});

export const nextVideo = route({
  name: 'videos.nextVideo',
  method: 'GET',
  path: 'office/video-queue',
  summary: 'The video that has waited for review the longest, but those that are passed over; null when none waits.',
  access,
  audit: { none: 'It names a row; looking at that row is audited.' },
  query: z.object({ after: rowIdText.optional() }),
  response: z.object({ videoId: z.int().nullable(), waiting: z.int() }),
});

/** Most films asked for at once. */
const mostFilms = 100;

export const videosOfFilms = route({
  name: 'videos.ofFilms',
  method: 'GET',
  path: 'office/videos-of-films',
  summary: 'Which videos some films belong to; a film without one is left out.',
  access,
  audit: { none: 'It names rows; looking at one is audited.' },
  query: z.object({ ids: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/) }),
  response: z.object({
    videos: z
      .array(
        z.object({ filmId: z.uuid(), videoId: z.int(), title: z.string(), actorId: z.int(), actorName: z.string() }),
      )
      .max(mostFilms),
  }),
});

const decision = {
  access,
  method: 'POST',
  params,
  response: z.object({}),
  problems: [notFound, videoDecided, videoNotReady],
} as const;
const reason = z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) });

export const approveVideo = route({
  name: 'videos.approve',
  summary: 'Lets a waiting video into the lists.',
  ...decision,
  audit: selfAuditedChange('videos.approve', 'video:{videoId}'),
  path: 'office/videos/{videoId}/approve',
  body: z.object({
    askedAt: z
      .number()
      .min(0)
      .max(8.64e15)
      .describe('as the page showed it: what was said anew since is not let in unread'),
  }),
});

export const refuseVideo = route({
  name: 'videos.refuse',
  summary: 'Refuses a waiting video. Its performer reads the reason, may change it and ask again.',
  ...decision,
  audit: selfAuditedChange('videos.refuse', 'video:{videoId}'),
  path: 'office/videos/{videoId}/refuse',
  body: reason,
});

export const takeDownVideo = route({
  name: 'videos.takeDown',
  summary:
    'Takes a published video away from everybody at once, and pays back, once, what is still paid for it where that is wanted.',
  ...decision,
  audit: selfAuditedChange('videos.takeDown', 'video:{videoId}'),
  path: 'office/videos/{videoId}/take-down',
  body: reason.extend({ paysBack: z.boolean() }),
});

export const trustPerformer = route({
  name: 'videos.trust',
  method: 'POST',
  summary: 'Lets a performer publish without review, or takes that back.',
  access,
  audit: selfAuditedChange('videos.trust', 'performer:{actorId}'),
  path: 'office/videos/trust/{actorId}',
  params: z.object({ actorId: rowIdText }),
  body: z.object({ isTrusted: z.boolean() }),
  response: z.object({}),
  problems: [notFound],
});
