import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** Where on a page an incentive stands (spec 1 §3). */
export const IncentiveRegion = z
  .enum([
    'exitIntent',
    'exitIntentExtended',
    'exitIntentLogout',
    'overlayFullSize',
    'overlay',
    'sideLeft',
    'sideRight',
    'videoPlayer',
    'inPage',
  ])
  .meta({ id: 'IncentiveRegion' });

/** What an incentive is about (spec 1 §3): those of previews of videos, and of albums of pictures. */
export const IncentiveType = z
  .enum([
    'videoPreviewAvs',
    'videoPreviewBuy',
    'videoPreviewLogin',
    'videoPreviewPayment',
    'videoPreviewSale',
    'videoPreviewSignup',
    'videoPreviewVip',
    'imageAlbumBuy',
  ])
  .meta({ id: 'IncentiveType' });
export type IncentiveType = z.infer<typeof IncentiveType>;

/** The moment that brings incentives. */
export const IncentiveEvent = z.enum(['videoPreviewEnd', 'imageAlbumBuy']).meta({ id: 'IncentiveEvent' });
export type IncentiveEvent = z.infer<typeof IncentiveEvent>;

/** What a press on it does. `sale` has no press of its own: it says until when it costs less. */
export const IncentiveWay = z
  .enum(['signUp', 'logIn', 'ageCheck', 'voucher', 'buy', 'topUp', 'vip', 'sale'])
  .meta({ id: 'IncentiveWay' });
export type IncentiveWay = z.infer<typeof IncentiveWay>;

/** One way past what stands between a guest and something, true for them now. Coins in hundredths. */
export const Incentive = z
  .object({
    region: IncentiveRegion,
    type: IncentiveType,
    event: IncentiveEvent,
    priority: z.int(),
    countdown: z
      .int()
      .min(0)
      .nullable()
      .describe('whole seconds that are left of a sale when it was asked; null: it has no end'),
    countdownStartTime: z.number().nullable().describe('when they were counted, epoch ms'),
    uniqueGroup: z.string().describe('closed as one'),
    way: IncentiveWay,
    price: z.int().describe('what it costs now'),
    basePrice: z.int().describe('what it costs outside of a sale'),
    missing: z.int().min(0).describe('coins that the guest has too few'),
  })
  .meta({ id: 'Incentive' });
export type Incentive = z.infer<typeof Incentive>;

const asked = {
  method: 'GET',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params: z.object({ albumId: rowIdText }),
  response: z.object({ success: z.literal(true), data: z.object({ incentives: z.array(Incentive) }) }),
  problems: [notFound],
} as const;

export const getVideoPreviewEndIncentives = route({
  ...asked,
  name: 'getVideoPreviewEndIncentives',
  path: 'conversion/getVideoPreviewEndIncentives/{albumId}',
  summary:
    'What the asking guest can do at the end of the preview of a video, whose id is that of its album on the wire: the best way first (spec 1 §7).',
});

export const getBuyImageAlbumIncentives = route({
  ...asked,
  name: 'getBuyImageAlbumIncentives',
  path: 'conversion/getBuyImageAlbumIncentives/{albumId}',
  summary: 'What the asking guest can do before they buy an album of pictures: the best way first.',
});
