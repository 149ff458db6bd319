import { expect, it } from 'vitest';
import { readPrice } from './price-text.ts';

it('prices are read with comma or point, an empty box offers nothing', () => {
  expect(readPrice('9,60')).toBe(960);
  expect(readPrice(' 18 ')).toBe(1800);
  expect(readPrice('0.5')).toBe(50);
  expect(readPrice('')).toBeNull();
  for (const wrong of ['-1', 'free', '1.234', '1e3', '18 €']) expect(readPrice(wrong), wrong).toBe('wrong');
});

it('prices stand between half a coin and a hundred, in tenths', () => {
  for (const right of ['0,5', '9,6', '100']) expect(readPrice(right), right).toBeTypeOf('number');
  for (const wrong of ['0', '0,4', '0,55', '100,1']) expect(readPrice(wrong), wrong).toBe('wrong');
});
