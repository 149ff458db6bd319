import { z } from 'zod';
import { restrictionCode } from '#domains/access/contract/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { GenderType } from '#domains/performers/contract/index.ts';

/** Age ratings content has (spec 1 §3, FSK). */
export const AgeRating = z.union([z.literal(12), z.literal(16), z.literal(18)]).meta({ id: 'VideoAgeRating' });
export type AgeRating = z.infer<typeof AgeRating>;

/** An amount as the wire carries prices: hundredths of a coin, and the currency code VXC (spec 3 §1). */
export const VideoPrice = z.object({ value: z.int(), currency: z.literal('VXC') }).meta({ id: 'VideoPrice' });

/** Addresses of one picture in the specification's sizes (spec 3 §9). */
export const VideoImages = z
  .object({ w320: z.string(), w640: z.string(), w1280: z.string() })
  .meta({ id: 'VideoImages' });
export type VideoImages = z.infer<typeof VideoImages>;

/** What of a video is the asking guest's own (spec 3 §3). */
export const VideoGuestInfo = z
  .object({ bought: z.boolean(), gifted: z.boolean(), flatrate: z.boolean(), liked: z.boolean() })
  .meta({ id: 'VideoGuestInfo' });
export type VideoGuestInfo = z.infer<typeof VideoGuestInfo>;

export const VideoModel = z
  .object({ id: z.int(), name: z.string(), online: z.boolean(), profileLink: z.string() })
  .meta({ id: 'VideoModel' });

/** A video as a tile of a list (spec 3 §3). Times in epoch ms, `duration` in whole seconds. */
export const Video = z
  .object({
    id: z.int(),
    title: z.string(),
    duration: z.int(),
    ageRating: z.int(),
    vip: z.boolean().describe('VIP members see it without paying'),
    free: z.boolean(),
    new: z.boolean().describe('released within the last eight days'),
    camRecording: z.boolean(),
    classic: z.boolean(),
    guestInfo: VideoGuestInfo,
    price: VideoPrice,
    /** What it costs outside of a sale. */
    basePrice: VideoPrice,
    saleUntil: z.number().nullable(),
    images: VideoImages.nullable().describe('null until there is a cover'),
    isBlurred: z.boolean().describe('the pictures show colours and light alone: the asking guest may not see more'),
    rating: z.object({ likes: z.int() }),
    model: VideoModel,
    releasedAt: z.number(),
    /** What is needed before it plays (spec 1 §3); null when it plays now, or when nothing the guest does opens it. */
    restriction: restrictionCode.nullable(),
    /** It plays now for the asking guest. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof Video>;

/** A tag that videos are found by (spec 3 §3). */
export const VideoTag = z.object({ id: z.int(), label: z.string() }).meta({ id: 'VideoTag' });
export type VideoTag = z.infer<typeof VideoTag>;

/** One video with everything its page shows. */
export const VideoDetail = Video.extend({
  description: z.string(),
  tags: z.array(VideoTag),
  actingGroup: GenderType,
  watchedMs: z.number().describe('where the asking guest stopped, 0 from the beginning'),
  hasPreview: z.boolean().describe('it does not play whole for the asking guest, and its first seconds do'),
}).meta({ id: 'VideoDetail' });
export type VideoDetail = z.infer<typeof VideoDetail>;

/** Videos count as new, and as trending, for eight days (spec 3 §9). */
export const newForDays = 8;
/** Top videos were released in so many months (spec 3 §9). */
export const topMonths = 9;

/** Bounds of a price, hundredths of a coin: nothing, or one coin to a thousand, in steps of a tenth. */
export const priceBounds = { least: 100, most: 1000_00, step: 10 } as const;

/** A price for people: `12 Coins`. */
export const coinsOf = ({ value }: { readonly value: number }, language: string): string =>
  formatCoins(value, language as never);
