import { parseAmount } from '#kit/money/amount-text.ts';

/** Prices as they are typed: coins with up to one decimal, comma or point. */

/** Hundredths of a coin; null for an empty box, NaN for what is no number. */
export function readCoins(text: string): number | null {
  return text.trim() === '' ? null : parseAmount(text);
}

/** What stands in the box for hundredths of a coin, in the page's digits. */
export function writeCoins(hundredths: number | null, decimal: string): string {
  if (hundredths === null) return '';
  return String(hundredths / 100).replace('.', decimal);
}

/** The bounds of a price a minute in hundredths of a coin (performers' contract). */
export const priceBounds = { least: 50, most: 10_000, step: 10 } as const;

/** Whether a price may be saved. */
export function isPrice(hundredths: number | null): boolean {
  if (hundredths === null) return true;
  const { least, most, step } = priceBounds;
  return hundredths >= least && hundredths <= most && hundredths % step === 0;
}
