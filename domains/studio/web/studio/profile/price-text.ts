import { coins } from '#domains/ledger/contract/coins.ts';
import type { StudioPrices } from '#domains/performers/contract/index.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';

/** Prices as they are typed: coins with up to one decimal, comma or point. */
export const priceEntry = amount(coins);

/** The ways of chatting that have a price of their own, with what a minute of each is sold as (sale kinds of live). */
export const soldAs = {
  video: 'liveChat',
  multi: 'liveChat',
  single: 'liveChat',
  singlec2c: 'videoCall',
  voyeur: 'voyeurChat',
} as const satisfies Partial<Record<keyof StudioPrices, string>>;
export type PriceName = keyof typeof soldAs;
export const priceNames = Object.keys(soldAs) as PriceName[];

type PriceBounds = Readonly<Record<'least' | 'most' | 'step', number>>;

/** The bounds of a price a minute in hundredths of a coin (performers' contract). */
export const priceBounds = { least: 50, most: 10_000, step: 10 } as const;

/** Hundredths of a coin that may be saved; null for an empty box, which offers nothing. */
export function readPrice(text: string, bounds: PriceBounds = priceBounds): number | null | 'wrong' {
  const read = readEntry(text, priceEntry);
  if ('empty' in read) return null;
  return 'value' in read && isPrice(read.value, bounds) ? read.value : 'wrong';
}

function isPrice(hundredths: number, { least, most, step }: PriceBounds): boolean {
  return hundredths >= least && hundredths <= most && hundredths % step === 0;
}
