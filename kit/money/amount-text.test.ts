import { expect, it } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { amountText, parseAmount } from './amount-text.ts';

it('an amount to type over stands with the decimal sign of the language and without separators of thousands', () => {
  expect(amountText(1280, 'de')).toBe('12,80');
  expect(amountText(1280, 'nl')).toBe('12,80');
  expect(amountText(1280, 'es')).toBe('12,80');
  expect(amountText(1280, 'en')).toBe('12.80');
  expect(amountText(123_456_700, 'de')).toBe('1234567,00');
  expect(amountText(0, 'es')).toBe('0,00');
});

it('an amount is read with comma or point, whatever the language', () => {
  expect(parseAmount('12,80')).toBe(1280);
  expect(parseAmount('12.8')).toBe(1280);
  expect(parseAmount(' 18 ')).toBe(1800);
  expect(parseAmount('0,29')).toBe(29);
});

it('what is no amount is none: separators of thousands, signs, more than two decimals', () => {
  for (const wrong of ['', '-1', '+1', 'free', '1.234', '1.234,50', '1,2,3', '1e3', '٣', '12345678'])
    expect(parseAmount(wrong), wrong).toBeNaN();
});

it('what is written is read again as it was, in every language', () => {
  for (const language of languages)
    for (const hundredths of [0, 1, 29, 100, 1280, 999_999_999])
      expect(parseAmount(amountText(hundredths, language))).toBe(hundredths);
});
