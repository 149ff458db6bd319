import { z } from 'zod';
import { GenderType } from '#domains/performers/contract/index.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { query, queryService, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { Video, VideoDetail, VideoTag } from './video.ts';

/** Orders of lists (spec 3 §3 and §9). */
export const VideoOrder = z
  .enum(['newest', 'topRated', 'topTrending', 'bestSelling', 'cheapest', 'mostExpensive', 'shortest', 'longest'])
  .meta({ id: 'VideoOrder' });
export type VideoOrder = z.infer<typeof VideoOrder>;

/** What is asked for among all (spec 3 §3: types of the query filter). */
export const VideoTypes = z
  .object({
    free: z.boolean(),
    premium: z.boolean().describe('costs coins'),
    discount: z.boolean(),
    vip: z.boolean(),
    bought: z.boolean().describe('owned by the asking guest'),
    trending: z.boolean(),
    classic: z.boolean(),
    asmr: z.boolean().describe('carries the tag ASMR'),
  })
  .partial()
  .meta({ id: 'VideoTypes' });

const most = 50;

/** Which videos a list holds. Durations in seconds, times in epoch ms. */
export const VideoFilter = z
  .object({
    modelIds: z.array(rowId).max(most),
    ids: z.array(rowId).max(most),
    actingGroups: z.array(GenderType).max(7),
    tags: z.array(rowId).max(10),
    releasedFrom: z.number().min(0).max(8.64e15),
    releasedUntil: z.number().min(0).max(8.64e15),
    durationFrom: z.int().min(0).max(14_400),
    durationTo: z.int().min(0).max(14_400),
    types: VideoTypes,
  })
  .partial()
  .meta({ id: 'VideoFilter' });
export type VideoFilter = z.infer<typeof VideoFilter>;

/** A page of a list of videos; `next` begins the one after it, null at the end. `total` counts to a thousand: then `isMore`. */
export const VideoPage = z
  .object({ items: z.array(Video), next: z.string().nullable(), total: z.int(), isMore: z.boolean() })
  .meta({ id: 'VideoPage' });
export type VideoPage = z.infer<typeof VideoPage>;

/** Where a page goes on; as an answer gave it. */
const after = z.string().max(200).optional();

export const videos = query({
  name: 'videos',
  summary:
    'Published videos, by filter and order, a page at a time. Whose performer is not shown to the asking guest is left out.',
  access: anyone,
  args: z.object({
    filter: VideoFilter.optional(),
    order: VideoOrder.default('newest'),
    first: z.int().min(1).max(60).default(30),
    after,
  }),
  result: VideoPage,
});

/** The lists whose first videos stand on the homepage. */
export const HighlightList = z.enum(['trending', 'newest']).meta({ id: 'VideoHighlightList' });

export const videoHighlights = query({
  name: 'videoHighlights',
  summary: 'The first videos of a list as a visitor sees them, without those whose cover is not for everybody.',
  access: anyone,
  shared: true,
  args: z.object({
    list: HighlightList.default('trending'),
    first: z.int().min(1).max(12).default(10),
  }),
  result: z.array(Video),
});

export const getVideo = route({
  name: 'getVideo',
  method: 'GET',
  path: 'video/{videoId}',
  summary: 'One published video; also one that was taken down, for who owns it: it says so then.',
  access: anyone,
  params: z.object({ videoId: rowIdText }),
  response: z.object({
    video: VideoDetail,
    isTakenDown: z.boolean(),
    reason: z.string().describe('why it was taken down; empty otherwise'),
    isPaidBack: z.boolean().describe('what the asking guest paid for it went back'),
  }),
  problems: [notFound],
});

export const searchVideos = query({
  name: 'searchVideos',
  summary: 'Published videos whose title or performer holds some words.',
  access: anyone,
  args: z.object({
    pattern: typedText('search').trim().min(1).max(100),
    first: z.int().min(1).max(60).default(30),
    after,
  }),
  result: VideoPage,
});

/** Videos with the tag ASMR on a page of results beside all else that was found (spec 3 §9). */
export const asmrPerResult = 3;

export const searchAsmr = query({
  name: 'searchAsmr',
  summary: 'Published videos with the tag ASMR whose title or performer holds some words (spec 3 §7).',
  access: anyone,
  args: z.object({
    pattern: typedText('search').trim().min(1).max(100),
    first: z.int().min(1).max(60).default(30),
    after,
  }),
  result: VideoPage,
});

export const welcomeClips = query({
  name: 'welcomeClips',
  summary: 'Free clips for whoever is new here, up to an age rating, the newest first.',
  access: anyone,
  args: z.object({ first: z.int().min(1).max(30).default(10), fsk: z.int().min(12).max(18).default(16) }),
  result: z.array(Video),
});

/** A performer with how well their videos are liked. */
export const VideoStar = z
  .object({
    id: z.int(),
    name: z.string(),
    online: z.boolean(),
    profileLink: z.string(),
    avatar: z.string().nullable(),
    videos: z.int(),
    likes: z.int(),
  })
  .meta({ id: 'VideoStar' });
export type VideoStar = z.infer<typeof VideoStar>;

export const videoStars = query({
  name: 'videoStars',
  summary: 'Performers whose videos are liked best.',
  access: anyone,
  args: z.object({ first: z.int().min(1).max(100).default(100) }),
  result: z.array(VideoStar),
});

/** The tags service (spec 3 §7). */
export const tagsService = queryService('tags');

export const searchTags = query({
  name: 'searchTags',
  service: tagsService,
  summary: 'Tags that begin with some letters, in the language asked in.',
  access: anyone,
  args: z.object({ pattern: typedText('search').trim().min(1).max(40), first: z.int().min(1).max(50).default(10) }),
  result: z.array(VideoTag),
});

export const mostPopularTags = query({
  name: 'mostPopularTags',
  service: tagsService,
  summary: 'The tags that most published videos have.',
  access: anyone,
  args: z.object({ first: z.int().min(1).max(100).default(20) }),
  result: z.array(VideoTag),
});

export const getTopVideos = route({
  name: 'getTopVideos',
  method: 'GET',
  path: 'gallery/getTopVideos/{actorIdOrName}',
  summary: 'The best selling videos of a performer, of the last nine months.',
  access: anyone,
  params: z.object({ actorIdOrName: z.string().min(1).max(60) }),
  response: z.object({ videos: z.array(Video) }),
  problems: [notFound],
});

export const getPromotedVideo = route({
  name: 'getPromotedVideo',
  method: 'GET',
  path: 'gallery/getpromotedvideo/{actorId}',
  summary: 'The video a performer puts before all others; the newest where none is chosen.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ video: Video.nullable() }),
});

export const getActorSales = route({
  name: 'getActorSales',
  method: 'GET',
  path: 'sales/actor/{actorId}',
  summary: 'The videos of a performer that cost less for a while, the newest first.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ videos: z.array(Video) }),
});

export const ownVideos = query({
  name: 'ownVideos',
  summary: 'What the asking guest owns of videos, the latest first: also what was taken down, which says so.',
  access: loggedIn,
  args: z.object({ first: z.int().min(1).max(60).default(20), after }),
  result: z.object({
    items: z.array(Video.extend({ ownedAt: z.number(), watchedMs: z.number(), isTakenDown: z.boolean() })),
    next: z.string().nullable(),
  }),
});
