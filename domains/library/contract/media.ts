import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { mutation, query } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { LibraryActor, LibraryImages, LibraryPrice } from './shapes.ts';
import { GridMode } from './tile-grid.ts';

export const LibraryMediaType = z.enum(['video', 'photo']).meta({ id: 'LibraryMediaType' });
export type LibraryMediaType = z.infer<typeof LibraryMediaType>;
export const LibrarySourceType = z.enum(['purchased', 'pinned', 'archived']).meta({ id: 'LibrarySourceType' });
export type LibrarySourceType = z.infer<typeof LibrarySourceType>;
export const LibraryOriginType = z.enum(['shop', 'chatClip']).meta({ id: 'LibraryOriginType' });

/** The orders of a library (spec 3 §3). */
export const libraryOrders = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
] as const;
export const LibraryOrder = z.enum(libraryOrders).meta({ id: 'LibraryOrder' });
export type LibraryOrder = z.infer<typeof LibraryOrder>;

/** Something of a guest's library. Times in epoch ms, `duration` in whole seconds. */
export const LibraryItem = z
  .object({
    kind: z.string().describe('what it is: `video`, `album`'),
    id: z.string(),
    mediaType: LibraryMediaType,
    originType: LibraryOriginType,
    title: z.string(),
    duration: z.int(),
    photos: z.int(),
    guestInfo: z
      .object({ bought: z.boolean(), pinned: z.boolean(), archived: z.boolean(), liked: z.boolean() })
      .meta({ id: 'LibraryGuestInfo' }),
    /** What it costs now, and what the guest paid. */
    price: LibraryPrice,
    paid: LibraryPrice,
    likes: z.int(),
    images: LibraryImages.nullable(),
    isBlurred: z.boolean(),
    path: z.string().nullable().describe('its page, without the language; null while there is none to go to'),
    actor: LibraryActor,
    watchedMs: z.number().describe('where the guest stopped, 0 from the beginning'),
    isOpen: z.boolean().describe('it plays or opens now for who asks'),
    isTakenDown: z.boolean(),
    reason: z.string().describe('why it was taken down; empty otherwise'),
    isPaidBack: z.boolean(),
    download: z.string().nullable(),
    addedAt: z.number(),
  })
  .meta({ id: 'LibraryItem' });
export type LibraryItem = z.infer<typeof LibraryItem>;

/** Which part of a library; without a source all that is not archived. */
export const LibraryFilter = z
  .object({ mediaType: LibraryMediaType, sourceType: LibrarySourceType, originType: LibraryOriginType })
  .partial()
  .meta({ id: 'LibraryFilter' });
export type LibraryFilter = z.infer<typeof LibraryFilter>;

export const LibraryPage = z
  .object({ items: z.array(LibraryItem), next: z.string().nullable(), total: z.int(), mode: GridMode })
  .meta({ id: 'LibraryPage' });
export type LibraryPage = z.infer<typeof LibraryPage>;

export const mediaLibrary = query({
  name: 'mediaLibrary',
  summary: 'What a guest bought and pinned, a page at a time; `next` is the `after` of the page behind it.',
  access: loggedIn,
  args: z.object({
    filter: LibraryFilter.optional(),
    first: z.int().min(1).max(60).default(20),
    offset: z.int().min(0).max(10_000).default(0),
    after: z.string().max(200).optional(),
    order: LibraryOrder.default('newest'),
    search: typedText('search').trim().max(100).optional(),
  }),
  result: LibraryPage,
});

export const mediaLibraryTotals = query({
  name: 'mediaLibraryTotals',
  summary: 'How much of each there is in a guest’s library, without what is archived; null beside an error.',
  access: loggedIn,
  result: z
    .object({ videos: z.int(), photos: z.int(), audio: z.int(), clips: z.int() })
    .meta({ id: 'LibraryTotals' })
    .nullable(),
});

export const continueWatching = query({
  name: 'continueWatching',
  summary: 'What of their library a guest has begun to watch and not ended, the latest first.',
  access: loggedIn,
  args: z.object({ first: z.int().min(1).max(20).default(6) }),
  result: z.array(LibraryItem),
});

const name = z.string().max(40).regex(visiblePattern);
const thing = z.object({ kind: name, id: name });
const Done = z.object({ success: z.literal(true) }).meta({ id: 'LibraryDone' });
const limit = { points: 120, seconds: 60, per: 'subject' } as const;

export const archiveMedia = mutation({
  name: 'archiveMedia',
  summary: 'Puts something of a guest’s library into the archive; nothing of it is lost. Again: nothing.',
  access: loggedIn,
  limit,
  args: thing,
  result: Done,
  problems: [notFound],
});

export const unarchiveMedia = mutation({
  name: 'unarchiveMedia',
  summary: 'Takes something of a guest’s library out of the archive. Again: nothing.',
  access: loggedIn,
  limit,
  args: thing,
  result: Done,
  problems: [notFound],
});
