import type { Unit } from '#kit/money/amounts.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';

/**
 * What is paid with. Amounts are integers in hundredths everywhere ("cents of a coin"): 4 coins are 400. Whole ones
 * show no decimals (',00' is trimmed, spec 1 §9).
 */
export const coins: Unit = { code: 'VXC', decimals: 0 };

/** The units the product knows (spec 1 §1): coins, euros, Swiss francs, and the names credits and voucher. */
const units: readonly Unit[] = [
  coins,
  euros,
  { code: 'CHF', decimals: 2 },
  { code: 'Credits', decimals: 0 },
  { code: 'Voucher', decimals: 0 },
];

/** A unit by its code. @throws Error 'Unknown currency' for any other (spec 1 §8) */
export function unitOf(code: string): Unit {
  const found = units.find((unit) => unit.code === code);
  if (!found) throw new Error('Unknown currency');
  return found;
}

/** How many coins a euro buys (spec 1 §9). */
export const coinsPerEuro = 4;

/** Euro cents to hundredths of a coin: euros x 4, rounded up to whole coins (spec 1 §9). */
export function coinsForEuroCents(cents: number): number {
  return Math.ceil((cents * coinsPerEuro) / 100) * 100;
}

/** What an amount of coins costs in euro cents, rounded up so that a shown price is never too low. */
export function euroCentsForCoins(hundredths: number): number {
  return Math.ceil(hundredths / coinsPerEuro);
}

/**
 * Hundredths of a coin for people, in the language's digits; the word beside them is the screen's. A debt has a true minus: the hyphen of
 * the formats is half as wide and breaks from its number.
 */
export const formatCoins = (hundredths: number, language: string): string =>
  formatAmount(hundredths, coins, language).replace('-', '−');
