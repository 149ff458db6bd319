import { expect, it } from 'vitest';
import { assertPriceShown } from './assert-price-shown.ts';

it('a price above the one shown is refused with the new one; a lower one and none shown are fine', () => {
  expect(() => assertPriceShown(200, 201)).toThrow(expect.objectContaining({ data: { price: 201 } }));
  expect(() => assertPriceShown(200, 200)).not.toThrow();
  expect(() => assertPriceShown(200, 100)).not.toThrow();
  expect(() => assertPriceShown(undefined, 201)).not.toThrow();
});
