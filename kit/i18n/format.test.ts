import { expect, test } from 'vitest';
import { formattersOf } from './format.ts';

const noon = Date.parse('2026-03-29T10:00:00Z');

test('numbers, money and dates are written as the language writes them', () => {
  expect(formattersOf('de').number(1234.5)).toBe('1.234,5');
  expect(formattersOf('en').number(1234.5)).toBe('1,234.5');
  expect(formattersOf('de').currency(9.5, 'EUR')).toBe('9,50\u00a0€');
  expect(formattersOf('en').currency(9.5, 'EUR')).toBe('€9.50');
  expect(formattersOf('de').date(noon, 'long')).toBe('29. März 2026');
  expect(formattersOf('es').list(['A', 'B', 'C'])).toBe('A, B y C');
  expect(formattersOf('nl').languageName('de')).toBe('Duits');
  expect(formattersOf('es').countryName('de')).toBe('Alemania');
  expect(formattersOf('de').percent(0.125)).toBe('12,5\u00a0%');
});

test("times read the same wherever they are rendered: in the product's zone, summer time included", () => {
  expect(formattersOf('de').time(noon)).toBe('12:00');
  expect(formattersOf('de').time('2026-01-10T10:00:00Z')).toBe('11:00');
});

test('times near now are told in words, distant ones as dates', () => {
  const { relative } = formattersOf('de');
  expect(relative(noon - 20_000, noon)).toBe('jetzt');
  expect(relative(noon - 300_000, noon)).toBe('vor 5 Minuten');
  expect(relative(noon + 7_200_000, noon)).toBe('in 2 Stunden');
  expect(relative(noon - 25 * 3_600_000, noon)).toBe('gestern');
  expect(relative(noon - 30 * 86_400_000, noon)).toBe('27.02.2026');
});

test('durations are counted in full seconds and never below nothing', () => {
  const { duration } = formattersOf('en');
  expect(duration(0)).toBe('0:00');
  expect(duration(65.9)).toBe('1:05');
  expect(duration(3661)).toBe('1:01:01');
  expect(duration(-5)).toBe('0:00');
});
