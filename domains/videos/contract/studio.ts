import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { FilmProgress } from '#domains/media/contract/films.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { LocalisedText } from '#domains/performers/contract/studio.ts';
import { only } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { planBounds, saleBounds, videoDecided, videoNeedsTitle, videoNeedsWord, videoNotReady } from './problems.ts';
import { AgeRating, priceBounds, VideoImages, VideoTag } from './video.ts';

/**
 * Where a video stands: a `draft` of its performer alone, waiting for an operator in `review`, `published`, `refused` with a reason, `paused`
 * by the performer, or `takenDown` by an operator.
 */
export const videoStates = ['draft', 'review', 'published', 'refused', 'paused', 'takenDown'] as const;
export const VideoState = z.enum(videoStates).meta({ id: 'VideoState' });
export type VideoState = z.infer<typeof VideoState>;

/** A title in each language; an empty one falls back to English, then to any other. */
const line = (max: number) => z.string().trim().max(max);
export const VideoTitle = z
  .object({ de: line(100), en: line(100), nl: line(100), es: line(100) })
  .meta({ id: 'VideoTitle' });
export type VideoTitle = z.infer<typeof VideoTitle>;

/** A price a performer asks: 0 is free. */
const price = z
  .int()
  .min(0)
  .max(priceBounds.most)
  .multipleOf(priceBounds.step)
  .refine((value) => value === 0 || value >= priceBounds.least);

/** For how many days a sale runs at most. */
export const longestSaleDays = 60;

/** What a performer says of a video. `saleUntil` in epoch ms. */
export const VideoWords = z
  .object({
    title: VideoTitle,
    description: LocalisedText,
    ageRating: AgeRating,
    price,
    salePrice: price.nullable(),
    saleUntil: z.number().min(0).max(8.64e15).nullable(),
    vip: z.boolean(),
    classic: z.boolean(),
    tags: z.array(rowId).max(10),
    /** The performer's word that nobody else can be seen or heard: until consent of others is kept, nobody else may be. */
    isAlone: z.boolean(),
  })
  .meta({ id: 'VideoWords' });
export type VideoWords = z.infer<typeof VideoWords>;

/** The same to be changed: prices that are not given stay, and need no fresh proof of identity. */
export const VideoChange = VideoWords.partial({ price: true, salePrice: true, saleUntil: true });
export type VideoChange = z.infer<typeof VideoChange>;

/** A video of one's own, in the studio. Money in hundredths of a coin, times in epoch ms. */
export const OwnVideo = VideoWords.extend({
  id: z.int(),
  state: VideoState,
  reason: z.string().describe('why it was refused or taken down; empty otherwise'),
  film: FilmProgress.nullable().describe('null when its film is gone'),
  images: VideoImages.nullable(),
  createdAt: z.number(),
  releasedAt: z.number().nullable(),
  plannedFor: z.number().nullable().describe('when it is to be shown; null: as soon as it may be'),
  isPromoted: z.boolean(),
  views: z.int(),
  likes: z.int(),
  sold: z.int(),
  earned: z.int(),
}).meta({ id: 'OwnVideo' });
export type OwnVideo = z.infer<typeof OwnVideo>;

const access = only('performer');
const params = z.object({ videoId: rowIdText });
const changes = { access, limit: { points: 240, seconds: 60, per: 'subject' } } as const;

export const listOwnVideos = route({
  name: 'listOwnVideos',
  method: 'GET',
  path: 'studio/videos',
  summary: 'The videos of the performer who asks, the latest first, with what they brought, and the tags there are.',
  access,
  query: z.object({ before: rowIdText.optional().describe('those older than this one') }),
  response: z.object({
    videos: z.array(OwnVideo),
    hasMore: z.boolean(),
    tags: z.array(VideoTag),
  }),
});

export const createVideo = route({
  name: 'createVideo',
  method: 'POST',
  path: 'studio/videos/create',
  summary:
    'Begins a video from a finished upload: a draft whose film is made ready meanwhile. The same upload again answers the same video.',
  ...changes,
  body: z.object({ uploadId: z.uuid(), name: z.string().trim().max(200) }),
  response: OwnVideo,
});

export const getOwnVideo = route({
  name: 'getOwnVideo',
  method: 'GET',
  path: 'studio/videos/{videoId}',
  summary: 'One video of the performer who asks.',
  access,
  params,
  response: z.object({ video: OwnVideo, tags: z.array(VideoTag) }),
  problems: [notFound],
});

export const updateVideo = route({
  name: 'updateVideo',
  method: 'POST',
  path: 'studio/videos/{videoId}/update',
  summary:
    'Says anew what a video is. Other words or another age rating of a published one go to review again, unless its performer is trusted; prices count at once.',
  ...changes,
  params,
  body: VideoChange,
  stepUp: { whenChanging: ['price', 'salePrice', 'saleUntil'] },
  response: OwnVideo,
  problems: [notFound, wordRefused, contactDetails, saleBounds, videoDecided],
});

export const publishVideo = route({
  name: 'publishVideo',
  method: 'POST',
  path: 'studio/videos/{videoId}/publish',
  summary: 'Hands a video to review; that of a trusted performer, and one that was only paused, is published at once.',
  ...changes,
  params,
  response: OwnVideo,
  problems: [notFound, videoNotReady, videoNeedsTitle, videoNeedsWord, videoDecided],
});

/** How far ahead a video is planned at most, days. */
export const longestPlanDays = 180;

export const planVideo = route({
  name: 'planVideo',
  method: 'POST',
  path: 'studio/videos/{videoId}/plan',
  summary:
    'Says when a video that is not shown yet is to be shown; null: as soon as it may be. One that was let in waits for its time.',
  ...changes,
  params,
  body: z.object({ at: z.number().min(0).max(8.64e15).nullable().describe('ms since the epoch') }),
  response: OwnVideo,
  problems: [notFound, planBounds, videoDecided],
});

export const pauseVideo = route({
  name: 'pauseVideo',
  method: 'POST',
  path: 'studio/videos/{videoId}/pause',
  summary: 'Takes a video out of all lists; who owns it keeps it.',
  ...changes,
  params,
  response: OwnVideo,
  problems: [notFound, videoDecided],
});

export const chooseVideoCover = route({
  name: 'chooseVideoCover',
  method: 'POST',
  path: 'studio/videos/{videoId}/cover',
  summary: 'Makes the picture at a moment of the film its cover.',
  access,
  limit: { points: 30, seconds: 60, per: 'subject' },
  params,
  body: z.object({ atMs: z.int().min(0).max(14_400_000) }),
  response: OwnVideo,
  problems: [notFound, videoNotReady],
});

export const promoteVideo = route({
  name: 'promoteVideo',
  method: 'POST',
  path: 'studio/videos/{videoId}/promote',
  summary: 'Puts a video before all others of the performer, or takes that back.',
  ...changes,
  params,
  body: z.object({ isPromoted: z.boolean() }),
  response: OwnVideo,
  problems: [notFound],
});

export const deleteVideo = route({
  name: 'deleteVideo',
  method: 'DELETE',
  path: 'studio/videos/{videoId}/delete',
  summary:
    'Removes a video that nobody owns, with its film. One that was bought can be paused: nothing bought is lost.',
  ...changes,
  params,
  response: z.object({}),
  problems: [notFound, videoDecided],
});
