import { z } from 'zod';
import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { priceBounds } from '#domains/videos/contract/index.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { Album, AlbumDetail, AlbumRating } from './album.ts';
import { albumNotForSale } from './problems.ts';

export const albums = query({
  name: 'albums',
  summary: 'Published albums of a performer, the newest first, a page at a time.',
  access: anyone,
  args: z.object({
    actorId: rowId,
    first: z.int().min(1).max(60).default(24),
    after: z.string().max(200).optional(),
  }),
  result: z.object({ items: z.array(Album), next: z.string().nullable() }),
});

export const openGallery = route({
  name: 'openGallery',
  method: 'GET',
  path: 'gallery/open',
  summary:
    'One published album with its pictures; also one that was taken down, for who owns it: it says so then. Of a guest who is logged in one view counts a day.',
  access: anyone,
  query: z.object({ albumId: rowIdText }),
  response: z.object({
    album: AlbumDetail,
    rating: AlbumRating,
    isTakenDown: z.boolean(),
    reason: z.string().describe('why it was taken down; empty otherwise'),
    isPaidBack: z.boolean().describe('what the asking guest paid for it went back'),
  }),
  problems: [notFound],
});

export const buyAlbum = route({
  name: 'buyAlbum',
  method: 'POST',
  path: 'album/{albumId}/buy',
  summary:
    'Buys an album for good. It is paid once, whatever is pressed in how many tabs; a voucher for albums pays before coins.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  params: z.object({ albumId: rowIdText }),
  body: z.object({
    shown: z.int().min(0).max(priceBounds.most).describe('as the page showed it, hundredths of a coin'),
  }),
  response: z.object({ success: z.literal(true), guestBalance: z.int(), guestBalanceFormatted: z.string() }),
  problems: [
    notFound,
    priceChanged,
    albumNotForSale,
    youHaveBlocked,
    notEnoughCoins,
    ageNotProven,
    adultAreaClosed,
    underage,
    restricted,
  ],
});

export const getGalleryPreview = route({
  name: 'getGalleryPreview',
  method: 'POST',
  path: 'gallery/getPreview',
  summary: 'What is seen of an album before it is opened: `data` is a JSON text of context, previewTitle and urls.',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'subject' },
  body: z.object({ actorName: z.string().min(1).max(60), albumId: rowId, isMobile: z.boolean().default(false) }),
  response: z.object({ data: z.string() }),
  problems: [notFound],
});
