import { Problem } from '#kit/contract/problem.ts';
import { priceChanged } from '../contract/problems.ts';

/**
 * Nobody pays more than the page showed. Both in hundredths of a coin; without `shown` no price was shown and any is fine.
 * @throws Problem `price_changed` with the new price
 */
export function assertPriceShown(shown: number | undefined, price: number): void {
  if (shown !== undefined && price > shown) throw new Problem(priceChanged, { data: { price } });
}
