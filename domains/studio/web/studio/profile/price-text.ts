import { coins } from '#domains/ledger/contract/coins.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';

/** Prices as they are typed: coins with up to one decimal, comma or point. */
export const priceEntry = amount(coins);

/** The bounds of a price a minute in hundredths of a coin (performers' contract). */
export const priceBounds = { least: 50, most: 10_000, step: 10 } as const;

/** Hundredths of a coin that may be saved; null for an empty box, which offers nothing. */
export function readPrice(text: string): number | null | 'wrong' {
  const read = readEntry(text, priceEntry);
  if ('empty' in read) return null;
  return 'value' in read && isPrice(read.value) ? read.value : 'wrong';
}

function isPrice(hundredths: number): boolean {
  const { least, most, step } = priceBounds;
  return hundredths >= least && hundredths <= most && hundredths % step === 0;
}
