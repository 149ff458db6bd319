import { z } from 'zod';
import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { FilmAddresses, Storyboard } from '#domains/media/contract/films.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { videoLocked, videoNotForSale } from './problems.ts';
import { priceBounds, VideoImages } from './video.ts';

const params = z.object({ videoId: rowIdText });

export const playVideo = route({
  name: 'playVideo',
  method: 'POST',
  path: 'video/{videoId}/play',
  summary:
    'Where a video plays from, for the asking guest and a while; asked again, it goes on. The first one of a day counts as a view.',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  response: FilmAddresses.extend({ watchedMs: z.number() }),
  problems: [notFound, videoLocked, ageNotProven, adultAreaClosed, underage, restricted],
});

export const previewVideo = route({
  name: 'previewVideo',
  method: 'POST',
  path: 'video/{videoId}/preview',
  summary:
    'Where the first seconds of a video play from, for whoever would see the whole with one more step: logging in, a purchase, a membership.',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  response: FilmAddresses,
  problems: [notFound, ageNotProven, adultAreaClosed, underage, restricted],
});

export const buyVideo = route({
  name: 'buyVideo',
  method: 'POST',
  path: 'video/{videoId}/buy',
  summary:
    'Buys a video for good. It is paid once, whatever is pressed in how many tabs; a voucher for videos pays before coins.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  params,
  body: z.object({
    shown: z.int().min(0).max(priceBounds.most).describe('as the page showed it, hundredths of a coin'),
  }),
  response: z.object({ success: z.literal(true), guestBalance: z.int(), guestBalanceFormatted: z.string() }),
  problems: [
    notFound,
    priceChanged,
    videoNotForSale,
    youHaveBlocked,
    notEnoughCoins,
    ageNotProven,
    adultAreaClosed,
    underage,
    restricted,
  ],
});

export const likeVideo = route({
  name: 'likeVideo',
  method: 'POST',
  path: 'video/{videoId}/like',
  summary: 'Likes a video, or takes it back.',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  body: z.object({ isLiked: z.boolean() }),
  response: z.object({ likes: z.int(), isLiked: z.boolean() }),
  problems: [notFound, youHaveBlocked],
});

export const storeVideoPlace = route({
  name: 'storeVideoPlace',
  method: 'POST',
  path: 'video/{videoId}/place',
  summary: 'Keeps where the guest is in a video, so that it goes on there on any device.',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  body: z.object({ ms: z.int().min(0).max(14_400_000) }),
  response: z.object({}),
  problems: [notFound],
});

export const getVideoPictures = route({
  name: 'getVideoPictures',
  method: 'GET',
  path: 'tileGrid/getVideoPictures/{albumId}',
  summary:
    'The pictures of a video, whose id is that of its album on the wire: its cover, and for who may watch it now one picture with up to a hundred small ones.',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params: z.object({ albumId: rowIdText }),
  response: z.object({
    images: VideoImages.nullable(),
    isBlurred: z.boolean(),
    previewThumbnails: Storyboard.nullable(),
  }),
  problems: [notFound],
});
