import { expect, it } from 'vitest';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { coinsForEuroCents, euroCentsForCoins, formatCoins, unitOf } from './coins.ts';

it.each([
  ['de', 400, '4'],
  ['de', 398, '3,98'],
  ['en', 398, '3.98'],
  ['en', 1_234_500, '12,345'],
  ['nl', 1_234_550, '12.345,50'],
])('coins are written in %s without decimals when they are whole: %i is %s', (language, hundredths, text) => {
  expect(formatCoins(hundredths, language)).toBe(text);
});

it('euros are written with their sign and always with cents', () => {
  expect(formatAmount(500, euros, 'en')).toBe('€5.00');
  expect(formatAmount(500, euros, 'de')).toBe('5,00\u00a0€');
});

it('a euro buys four coins; what is shown is never too low, what is credited never a broken coin', () => {
  expect(coinsForEuroCents(500)).toBe(2000);
  expect(coinsForEuroCents(510)).toBe(2100);
  expect(euroCentsForCoins(399)).toBe(100);
});

it('a currency the product does not know is refused', () => {
  expect(unitOf('CHF')).toMatchObject({ decimals: 2 });
  expect(() => unitOf('USD')).toThrow('Unknown currency');
});
