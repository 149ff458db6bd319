import { expect, test } from 'vitest';
import { readable } from './readable.ts';

/** A typeface of Latin letters alone. */
const has = (codePoint: number): boolean => codePoint < 0x180 || codePoint === 0x2022 || codePoint === 0x2026;

test.each([
  ['cafe\u0301', 'café'],
  ['5 → 7 ✓', '5 -> 7 v'],
  ['Rose 🌹 for you', 'Rose  for you'],
  ['👩‍👩‍👧', '…'],
  ['ＷＩＤＥ ① ﬁne', 'WIDE 1 fine'],
  ['Zalgo\u0350\u0351\u0352', 'Zalgo'],
  ['櫻花 Sakura', '… Sakura'],
  ['❤\ufe0f Vesna', '<3 Vesna'],
  ['two\nlines', 'two\nlines'],
  ['narrow\u202fspace\u00a0here', 'narrow space here'],
  ['', ''],
])('%j is written %j', (text, is) => expect(readable(text, has)).toBe(is));
