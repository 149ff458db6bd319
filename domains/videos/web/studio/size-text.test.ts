import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it('a size is said in the largest unit it fills, in the reader’s way', () => {
  expect(sizeText(0, 'en')).toBe('0 kB');
  expect(sizeText(740_000, 'en')).toBe('740 kB');
  expect(sizeText(1_440_000, 'de')).toBe('1,4 MB');
  expect(sizeText(8 * 1024 ** 3, 'en')).toBe('8.6 GB');
});
