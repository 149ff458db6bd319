import { expect, it } from 'vitest';
import { isPrice, readCoins, writeCoins } from './price-text.ts';

it('prices are read with comma or point, an empty box offers nothing', () => {
  expect(readCoins('9,60')).toBe(960);
  expect(readCoins(' 18 ')).toBe(1800);
  expect(readCoins('0.5')).toBe(50);
  expect(readCoins('')).toBeNull();
  for (const wrong of ['-1', 'free', '1.234', '1e3', '٣']) expect(readCoins(wrong), wrong).toBeNaN();
});

it('prices stand between half a coin and a hundred, in tenths', () => {
  for (const right of [null, 50, 960, 10_000]) expect(isPrice(right), String(right)).toBe(true);
  for (const wrong of [0, 40, 55, 10_010, Number.NaN]) expect(isPrice(wrong), String(wrong)).toBe(false);
});

it('prices are written as the language writes decimals', () => {
  expect(writeCoins(960, ',')).toBe('9,6');
  expect(writeCoins(1800, ',')).toBe('18');
  expect(writeCoins(null, ',')).toBe('');
});
