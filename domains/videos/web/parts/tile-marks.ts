import type { Video } from '../../contract/index.ts';

/** The one word a tile says about what a video costs its guest. */
export type CostMark = 'yours' | 'free' | 'vipOpen' | 'vip' | 'price';

/** What it costs the asking guest: what is theirs comes first, then what they have anyway. */
export function costMarkOf({ guestInfo, free, vip, isOpen, price }: TileFacts): CostMark {
  if (guestInfo.bought || guestInfo.gifted) return 'yours';
  if (free) return 'free';
  if (vip && (guestInfo.flatrate || isOpen)) return 'vipOpen';
  return price.value === 0 ? 'vip' : 'price';
}

/** By how many percent it costs less than outside of its sale; 0 while it has none. */
export function percentOff({ price, basePrice, saleUntil }: Pick<Video, 'price' | 'basePrice' | 'saleUntil'>): number {
  if (saleUntil === null || basePrice.value <= price.value) return 0;
  return Math.max(1, Math.floor(100 - (100 * price.value) / basePrice.value));
}

type TileFacts = Pick<Video, 'guestInfo' | 'free' | 'vip' | 'isOpen' | 'price'>;
