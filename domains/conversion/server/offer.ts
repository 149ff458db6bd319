import type { Incentive, IncentiveEvent, IncentiveType, IncentiveWay } from '../contract/index.ts';

/** What is known of a thing that is sold and of who wants it. Money in hundredths of a coin, times in epoch ms. */
export interface Offer {
  readonly event: IncentiveEvent;
  readonly id: number;
  /** What is needed before it opens (spec 1 §3); null: it is open, or nothing opens it. */
  readonly restriction: 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | null;
  readonly isLoggedIn: boolean;
  readonly price: number;
  readonly basePrice: number;
  readonly saleUntil: number | null;
  /** VIP members see it without paying. */
  readonly isVip: boolean;
  readonly balance: number;
  /** A voucher, or an earlier gift, pays all of it now. */
  readonly isCovered: boolean;
  readonly now: number;
}

/** How near each way is to what the guest wants: first what costs nothing, then what is paid at once, then what takes a way round. */
const priorities: Readonly<Record<IncentiveWay, number>> = {
  ...{ ageCheck: 100, signUp: 100, logIn: 90, voucher: 90, buy: 80, topUp: 80, vip: 60, sale: 40 },
};

const previewTypes: Readonly<Record<IncentiveWay, IncentiveType>> = {
  ageCheck: 'videoPreviewAvs',
  signUp: 'videoPreviewSignup',
  logIn: 'videoPreviewLogin',
  voucher: 'videoPreviewBuy',
  buy: 'videoPreviewBuy',
  topUp: 'videoPreviewPayment',
  vip: 'videoPreviewVip',
  sale: 'videoPreviewSale',
};

/** The ways past what stands between a guest and something that is sold: nothing is claimed that the offer does not say. */
export function waysTo(offer: Offer): Incentive[] {
  const { event, id, price, basePrice, saleUntil, balance, now } = offer;
  const isPreview = event === 'videoPreviewEnd';
  return waysOf(offer).map((way) => ({
    region: isPreview ? 'videoPlayer' : 'overlay',
    type: isPreview ? previewTypes[way] : 'imageAlbumBuy',
    event,
    priority: priorities[way],
    countdown: way === 'sale' && saleUntil !== null ? Math.max(0, Math.floor((saleUntil - now) / 1000)) : null,
    countdownStartTime: way === 'sale' ? now : null,
    uniqueGroup: `${event}-${id}`,
    way,
    ...{ price, basePrice, missing: way === 'topUp' ? Math.max(0, price - balance) : 0 },
  }));
}

function waysOf({ restriction, isLoggedIn, price, saleUntil, isVip, balance, isCovered, now }: Offer): IncentiveWay[] {
  if (restriction === null) return [];
  // Who is nobody yet has to be somebody first, whatever else it takes.
  if (!isLoggedIn || restriction === 'needLogin') return ['signUp', 'logIn'];
  if (restriction === 'needAgeCheck') return ['ageCheck'];
  if (restriction === 'needAbo') return ['vip'];
  const pays: IncentiveWay = isCovered ? 'voucher' : balance >= price ? 'buy' : 'topUp';
  const isOnSale = !isCovered && saleUntil !== null && saleUntil > now;
  return [pays, ...(isVip && !isCovered ? (['vip'] as const) : []), ...(isOnSale ? (['sale'] as const) : [])];
}
